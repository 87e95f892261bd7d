import type { AnnotatedSchema } from './json-schema.ts';
import { inRange, type Release } from './releases.ts';

/** How far a release closes its objects: all of them, those marked `partly` too, or only those marked `always`. */
export type Regime = 'closed' | 'partly-closed' | 'open';

/**
 * The regime that a release was published with. Release 3.1.6 exists twice, open as OpenAPI and partly closed as
 * Swagger; the Swagger file is taken, because its neighbours on both sides agree with it.
 */
export function publishedRegime(release: Release): Regime {
  if (inRange(release, { until: '3.1.1' })) return 'closed';
  if (inRange(release, { until: '3.1.3' })) return 'open';
  return 'partly-closed';
}

/** True when `schema` refuses unknown members under `regime`. */
export function isClosed(schema: AnnotatedSchema, regime: Regime): boolean {
  switch (schema['x-closed']) {
    case 'always':
      return true;
    case 'partly':
      return regime !== 'open';
    case 'never':
      return false;
    default:
      return regime === 'closed' && schema.type === 'object';
  }
}

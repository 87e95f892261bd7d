import type { Release } from '../../schemas/releases.ts';
import { type Releases, versionOf } from '../release/version.ts';

/** Where the OpenAPI document of a release is, whichever others the bank speaks: `/openapi/v3.1.json`. */
export const versionedDocumentPath = (release: Release): string => `/openapi/${versionOf(release)}.json`;

/** Where a bank says that the document of one of its releases is: the first has the usual place. */
export function documentPath(release: Release, [usual]: Releases): string {
  return release === usual ? '/openapi.json' : versionedDocumentPath(release);
}

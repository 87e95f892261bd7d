import { type Evidence, json, type Place } from './evidence.ts';
import { objectAt } from './json.ts';

/** The marker between a participant's path prefix and the version segment. */
const marker = '/open-banking/';

/** One absolute URI of `Links`. */
export interface FoundLink extends Place {
  readonly text: string;
  /** Scheme, host and the participant's path prefix; undefined where the path has no `/open-banking/`. */
  readonly prefix: string | undefined;
  /** The path after the prefix. */
  readonly path: string;
}

/** Every absolute URI of `Links` in successful answers. What is no absolute URI is for another rule. */
export function* foundLinks(evidence: Evidence): Generator<FoundLink> {
  for (const exchange of evidence.successes()) {
    for (const [name, text] of Object.entries(objectAt(json(exchange), 'Links') ?? {})) {
      if (typeof text !== 'string' || !URL.canParse(text)) continue;
      const { origin, pathname } = new URL(text);
      const end = pathname.indexOf(marker);
      yield {
        exchange,
        pointer: `/Links/${name}`,
        text,
        prefix: end < 0 ? undefined : origin + pathname.slice(0, end),
        path: end < 0 ? pathname : pathname.slice(end),
      };
    }
  }
}

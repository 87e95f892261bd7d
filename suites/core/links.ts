import { basePathOf } from '../../schemas/operations.ts';
import type { Place } from './archive.ts';
import { type Evidence, json } from './evidence.ts';
import { atStandardPath, type InterfacePlace, resourceOf } from './interface-path.ts';
import { objectAt } from './json.ts';

/** The marker between a participant's path prefix and the version segment. */
const marker = '/open-banking/';

/** One absolute URI of `Links`. */
export interface FoundLink extends Place {
  readonly text: string;
  /**
   * Scheme, host and the participant's path prefix; undefined where the path has no `/open-banking/`. Where a target declares a base
   * path of its own: all before the resource that was asked for, and undefined where that is not in the path.
   */
  readonly prefix: string | undefined;
  /** The path after the prefix. */
  readonly path: string;
}

/**
 * True for a link that is an absolute URI with the path of the interface in it, below whatever prefix; for any absolute URI
 * where a target declares a base path of its own.
 */
export function isOfInterface(text: string, place: InterfacePlace): boolean {
  if (!URL.canParse(text)) return false;
  if (atStandardPath(place) !== true) return true;
  const { pathname } = new URL(text);
  const start = pathname.indexOf(marker);
  return start >= 0 && pathname.startsWith(`${basePathOf(place.release)}/`, start);
}

/** Every absolute URI of `Links` in successful answers. What is no absolute URI is for another rule. */
export function* foundLinks(evidence: Evidence, place: InterfacePlace): Generator<FoundLink> {
  const standard = atStandardPath(place) === true;
  for (const exchange of evidence.successes()) {
    for (const [name, text] of Object.entries(objectAt(json(exchange), 'Links') ?? {})) {
      if (typeof text !== 'string' || !URL.canParse(text)) continue;
      const { origin, pathname } = new URL(text);
      const end = standard ? pathname.indexOf(marker) : pathname.lastIndexOf(resourceOf(exchange.request.url, place));
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

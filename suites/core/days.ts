import type { Place } from './archive.ts';
import { type Look, lenient } from './look.ts';

/** Midnight on the wall of a zone that is not UTC. */
const zonedMidnight = /T00:00:00(?:\.0+)?[+-](?!00:?00$)\d{2}:?\d{2}$/i;

/**
 * Looks at a date-time that may stand for a day without a time: then its time part is `00:00:00+00:00`. Midnight in another
 * zone is taken for a day that was written there. Once in a while it may be a time indeed, so the look is lenient
 * (`midnight-elsewhere`).
 */
export function lookAtDay(place: Place, text: string): Look {
  const tell = lenient('midnight-elsewhere');
  return tell(place, !zonedMidnight.test(text), 'Expected 00:00:00+00:00 after a day without a time', text);
}

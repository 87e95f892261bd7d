import { type JsonObject, textAt } from './json.ts';
import { meant } from './words.ts';

/** Status of a transaction, by the word of version 3.1 where there is one. */
export function entryStatus(value: JsonObject): string | undefined {
  return meant('entryStatus', textAt(value, 'Status'));
}

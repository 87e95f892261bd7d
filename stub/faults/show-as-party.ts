import type { Release } from '../../schemas/releases.ts';
import type { OBParty2 } from '../data/records.ts';
import type { JsonObject } from './fault.ts';
import { written } from './words.ts';

/** Shows one party in the place of another, as far as that one is shown: not every release and profile has every member. */
export function showAsParty(record: JsonObject, party: OBParty2, release: Release): void {
  const [shown = {}] = written(release, 'parties', [party]);
  for (const [name, value] of Object.entries(shown)) {
    if (Object.hasOwn(record, name)) Object.assign(record, { [name]: value });
  }
}

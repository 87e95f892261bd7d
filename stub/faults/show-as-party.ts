import type { OBParty2 } from '../data/records.ts';
import type { JsonObject } from './fault.ts';

/** Shows one party in the place of another, as far as that one is shown: not every release and profile has every member. */
export function showAsParty(record: JsonObject, party: OBParty2): void {
  for (const [name, value] of Object.entries(party)) {
    if (Object.hasOwn(record, name)) Object.assign(record, { [name]: value });
  }
}

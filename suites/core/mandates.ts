import type { Found, Place } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isObject, type JsonObject, objectAt, textAt } from './json.ts';
import { below } from './look.ts';

/** What a direct debit or a standing order says of its mandate, wherever the version keeps it. */
export interface Mandate {
  /** The object that holds it: the record itself in version 3.1. */
  readonly value: JsonObject;
  /** Where that is. */
  readonly place: Place;
}

/** The mandate of a record: in version 4 an object of its own, in version 3.1 members of the record. */
export function mandateOf(found: Found): Mandate {
  const apart = objectAt(found.value, 'MandateRelatedInformation');
  return apart === undefined
    ? { value: found.value, place: found }
    : { value: apart, place: below(found, 'MandateRelatedInformation') };
}

/** How often it is paid, as text, and where that stands; undefined where the record does not say. */
export function frequencyOf(found: Found): { readonly text: string; readonly place: Place } | undefined {
  const { value, place } = mandateOf(found);
  const inside = isObject(value.Frequency);
  const text = inside ? textAt(value, 'Frequency', 'Type') : textAt(value, 'Frequency');
  if (text === undefined) return undefined;
  return { text, place: inside ? below(place, 'Frequency', 'Type') : below(place, 'Frequency') };
}

/** The date-times of a record and of its mandate, by name, each with its place. */
export function* paymentDates(
  found: Found,
): Generator<{ readonly name: string; readonly text: string; readonly place: Place }> {
  const { value, place } = mandateOf(found);
  const holders =
    value === found.value
      ? [{ value, place }]
      : [
          { value: found.value, place: found },
          { value, place },
        ];
  for (const holder of holders) {
    for (const [name, text] of Object.entries(holder.value)) {
      if (name.endsWith('DateTime') && typeof text === 'string') yield { name, text, place: below(holder.place, name) };
    }
  }
}

/** True for a mandate under which payments are made. */
export function isActive({ value }: Found): boolean {
  return value.StandingOrderStatusCode === 'Active' || value.StandingOrderStatusCode === 'ACTV';
}

/** Each direct debit and standing order that tells of its mandate in an object of its own, as version 4 does, with that object. */
export function* mandatesOfFour(evidence: Evidence): Generator<{ readonly found: Found } & Mandate> {
  for (const record of ['DirectDebit', 'StandingOrder'] as const) {
    for (const found of evidence.records(record)) {
      const mandate = mandateOf(found);
      if (mandate.value !== found.value) yield { found, ...mandate };
    }
  }
}

/** Each Frequency of such a mandate that is an object. */
export function* rhythmsOfFour(evidence: Evidence): Generator<Mandate> {
  for (const { value, place } of mandatesOfFour(evidence)) {
    const frequency = objectAt(value, 'Frequency');
    if (frequency !== undefined) yield { value: frequency, place: below(place, 'Frequency') };
  }
}

import type { Identifiers } from '../../stub/randomness/identifiers.ts';
import type { Surroundings } from '../../suites/tokens/surroundings.ts';

/**
 * Ids that follow from the moment at which they are made, so that the records of two runs can be compared: those of the bank,
 * the interaction ids of the harness, and what it makes up for an authorisation. No two of one run are alike.
 */
export interface SteadyIds {
  readonly bank: Identifiers;
  readonly newInteractionId: () => string;
  readonly surroundings: Pick<Surroundings, 'newState' | 'newVerifier'>;
}

/** Ids for one run; `elapsed` tells the milliseconds since it began. None depends on an id that was made at another time. */
export function steadyIds(elapsed: () => number): SteadyIds {
  const counts = new Map<string, number>();
  const next = (kind: string) => {
    const key = `${kind}${elapsed()}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  /** Of version 4 and the variant of RFC 4122. */
  const uuids = (kind: string) => () => {
    const digits = (value: number, length: number) => value.toString(16).padStart(length, '0');
    return `${kind}${digits(elapsed(), 7)}-0000-4000-8000-${digits(next(kind), 12)}`;
  };
  const texts = (kind: string, length: number) => () => `${kind}${elapsed()}n${next(kind)}`.padStart(length, 'A');
  const consentIds = texts('c', 23);
  return {
    bank: { uuid: uuids('b'), consentId: () => `aac-${consentIds()}` },
    newInteractionId: uuids('a'),
    surroundings: { newState: uuids('5'), newVerifier: texts('v', 43) },
  };
}

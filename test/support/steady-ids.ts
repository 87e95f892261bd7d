import type { Identifiers } from '../../stub/identifiers.ts';
import type { Surroundings } from '../../suites/tokens/surroundings.ts';

/**
 * Ids that come in the same order in every run, so that what two runs recorded can be compared: those of the bank, the
 * interaction ids of the harness, and what it makes up for an authorisation. No two of one run are alike.
 */
export interface SteadyIds {
  readonly bank: Identifiers;
  readonly newInteractionId: () => string;
  readonly surroundings: Pick<Surroundings, 'newState' | 'newVerifier'>;
}

/** A new row of ids, from its first on. */
export function steadyIds(): SteadyIds {
  return {
    bank: { uuid: uuids('b'), consentId: numbered((count) => `aac-${`c${count}`.padStart(23, 'A')}`) },
    newInteractionId: uuids('a'),
    surroundings: { newState: uuids('5'), newVerifier: numbered((count) => `v${count}`.padStart(43, 'A')) },
  };
}

function numbered(write: (count: number) => string): () => string {
  let count = 0;
  return () => write(++count);
}

/** Of version 4 and the variant of RFC 4122; each kind begins with a digit of its own. */
function uuids(kind: string): () => string {
  return numbered((count) => `${kind.padEnd(8, '0')}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`);
}

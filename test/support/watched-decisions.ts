import { isDeepStrictEqual } from 'node:util';
import type { BehaviourWraps } from '../../stub/answering/behaviours.ts';

type Decide = (...given: readonly unknown[]) => unknown;
type Wrap = (honest: Decide) => Decide;

/** Decisions that do something or draw an id: to ask twice is not the same as to ask once. */
const doing: readonly (keyof BehaviourWraps)[] = ['interactionId', 'forgetConsent', 'revokeTokens', 'cutAccess'];

/** Dishonest decisions that are compared with the honest ones. */
export interface WatchedDecisions {
  readonly wraps: BehaviourWraps;
  /** From here on nothing has been decided. */
  readonly begin: () => void;
  /** True when something was decided otherwise than an honest bank decides it, or may have been. */
  readonly otherwise: () => boolean;
}

/** The same dishonest decisions; each time one is taken, the honest one is asked as well. */
export function watchedDecisions(wraps: BehaviourWraps): WatchedDecisions {
  let otherwise = false;
  const watched = (name: string, wrap: Wrap) => (honest: Decide) => {
    const decide = wrap(honest);
    return (...given: readonly unknown[]) => {
      const known = otherwise;
      otherwise = true;
      const decided = decide(...given);
      if (!known && !(doing as readonly string[]).includes(name)) otherwise = !sameOf(honest, given, decided);
      return decided;
    };
  };
  return {
    wraps: Object.fromEntries(Object.entries(wraps).map(([name, wrap]) => [name, watched(name, wrap as Wrap)])),
    begin: () => {
      otherwise = false;
    },
    otherwise: () => otherwise,
  };
}

function sameOf(honest: Decide, given: readonly unknown[], decided: unknown): boolean {
  try {
    return isDeepStrictEqual(honest(...given), decided);
  } catch {
    return false;
  }
}

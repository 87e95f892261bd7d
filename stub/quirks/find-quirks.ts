import type { FaultId } from '../faults/fault-ids.ts';
import { findById } from '../faults/load-exports.ts';
import type { VariantId } from '../variants/variant-ids.ts';
import { type BankAsFound, banksAsFound } from './as-found.ts';
import type { Quirk } from './quirk.ts';
import { allQuirks } from './quirks.ts';

/** Raised when a quirk, or a bank as found, is asked for that does not exist, or that the bundled bank cannot have. */
export class QuirkError extends Error {
  readonly code: 'UNKNOWN_QUIRK' | 'UNKNOWN_AS_FOUND' | 'QUIRK_NOT_MADE';

  constructor(code: QuirkError['code'], message: string) {
    super(message);
    this.name = 'QuirkError';
    this.code = code;
  }
}

/** What makes a bank have some quirks, each once. */
export interface QuirksMade {
  readonly quirks: readonly Quirk[];
  readonly faults: readonly FaultId[];
  readonly variants: readonly VariantId[];
}

const near = (id: string | undefined) => (id === undefined ? '' : `; did you mean ${id}?`);

/** The quirk with this id. Throws a QuirkError that names the nearest id. */
export function quirkNamed(id: string): Quirk {
  return findById(allQuirks, id, (other) => new QuirkError('UNKNOWN_QUIRK', `There is no quirk ${id}${near(other)}`));
}

function bankNamed(id: string): BankAsFound {
  return findById(
    banksAsFound,
    id,
    (other) => new QuirkError('UNKNOWN_AS_FOUND', `There is no bank as found ${id}${near(other)}`),
  );
}

/** Why the bundled bank does not have a quirk; undefined when it can. */
export function whyNotMade(quirk: Quirk): string | undefined {
  if ('waits' in quirk) return quirk.waits;
  return 'target' in quirk ? `It is said by ${quirk.target} in the file of a target` : undefined;
}

/**
 * What makes a bank have the quirks of these ids, and those of banks as found. Throws a QuirkError for an id that is not there,
 * and for a quirk that cannot be had: nobody is to take a bank without it for one that has it.
 */
export function quirksMade(ids: readonly string[], asFound: readonly string[] = []): QuirksMade {
  const named = [...asFound.flatMap((id) => bankNamed(id).quirks), ...ids];
  const quirks = [...new Set(named)].map(quirkNamed);
  for (const quirk of quirks) {
    const why = whyNotMade(quirk);
    if (why !== undefined) {
      throw new QuirkError('QUIRK_NOT_MADE', `This bank cannot have the quirk ${quirk.id}: ${why}`);
    }
  }
  return {
    quirks,
    faults: [...new Set(quirks.flatMap(({ faults = [] }) => faults))],
    variants: [...new Set(quirks.flatMap((quirk) => ('variants' in quirk ? (quirk.variants ?? []) : [])))],
  };
}

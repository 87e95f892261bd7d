import type { Fault } from '../../stub/faults/fault.ts';
import { findFaultsNamed } from '../../stub/faults/load.ts';
import type { QuirksMade } from '../../stub/quirks/find-quirks.ts';
import type { Quirk } from '../../stub/quirks/quirk.ts';
import { findVariantsNamed } from '../../stub/variants/load.ts';
import type { Variant } from '../../stub/variants/variant.ts';

/** What somebody wants of a bank, by ids; each list may be left out. */
export interface ChangeNames {
  readonly faults?: readonly string[];
  readonly variants?: readonly string[];
  readonly quirks?: readonly string[];
  /** Banks as found: all quirks of each. */
  readonly asFound?: readonly string[];
}

/** The same as what makes a bank another one. */
export interface Changes {
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
  /** Those that some of the faults and variants make. */
  readonly quirks: readonly Quirk[];
}

const noQuirks: QuirksMade = { quirks: [], faults: [], variants: [] };

/** Few banks have any: their list is loaded for those. */
async function quirksNamed(ids: readonly string[], asFound: readonly string[]): Promise<QuirksMade> {
  if (ids.length === 0 && asFound.length === 0) return noQuirks;
  const { quirksMade } = await import('../../stub/quirks/find-quirks.ts');
  return quirksMade(ids, asFound);
}

/**
 * What ids stand for, each once, however many quirks need it. Throws an error that names the nearest id for one that there is not,
 * and a QuirkError for a quirk that the bundled bank cannot have.
 */
export async function changesNamed({ faults, variants, quirks, asFound }: ChangeNames): Promise<Changes> {
  const made = await quirksNamed(quirks ?? [], asFound ?? []);
  return {
    faults: await findFaultsNamed([...new Set([...(faults ?? []), ...made.faults])]),
    variants: await findVariantsNamed([...new Set([...(variants ?? []), ...made.variants])]),
    quirks: made.quirks,
  };
}

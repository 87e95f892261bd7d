import type { PopulationSize } from '../../stub/data/population/population-size.ts';
import { findVariants } from '../../stub/variants/load.ts';
import { type Variant, variant } from '../../stub/variants/variant.ts';
import type { VariantId } from '../../stub/variants/variant-ids.ts';
import type { LawfulWorld } from './mutants.ts';

interface Described {
  readonly variants: readonly VariantId[];
  /** Customers besides the personas; the first of them authorises. */
  readonly population?: PopulationSize;
}

/** The lawful banks in which every fault is tried again, each of variants that change what its data look like. */
const described = {
  'order-turned-round': { variants: ['records-in-another-order'] },
  'oldest-first': { variants: ['oldest-first'] },
  'fractions-of-seconds': { variants: ['fractions-of-any-length'] },
  'z-for-zero-offset': { variants: ['z-for-zero-offset'] },
  'one-account': { variants: ['only-everyday'] },
  'few-records': { variants: ['one-record-of-each', 'few-transactions'] },
  'large-pages': { variants: ['pages-of-100'] },
  'one-page': { variants: ['one-page'] },
  'nothing-optional': { variants: ['optional-members-absent'] },
  'no-record-ids': { variants: ['without-record-ids'] },
  'no-bulk-lists': { variants: ['no-bulk-endpoints'] },
  'other-page-parameter': { variants: ['other-page-parameter'] },
  'several-customers': { variants: [], population: { customers: 20, accounts: 2, years: 1, perDay: 2 } },
  'one-booking-moment': { variants: ['one-booking-moment'] },
  'oldest-first-with-fractions': { variants: ['oldest-first', 'fractions-of-any-length', 'pages-of-100'] },
} as const satisfies Readonly<Record<string, Described>>;

export type WorldId = keyof typeof described;

export const worldIds = Object.keys(described) as readonly WorldId[];

/** A customer of the population authorises. */
const anotherCustomer = variant({
  id: 'another-customer',
  title: 'Shows the first of many customers',
  clause: 'Account and Transaction API: what a customer holds is not a matter of conformance',
  persona: 'customer-1',
});

/** The worlds with these ids. */
export function findWorlds(ids: readonly WorldId[]): Promise<readonly LawfulWorld[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { variants: names, population }: Described = described[id];
      const variants: readonly Variant[] = await findVariants(names);
      if (population === undefined) return { id, variants };
      return { id, variants: [...variants, anotherCustomer], population };
    }),
  );
}

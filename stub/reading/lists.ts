import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import type { Consent } from '../consents/consent.ts';
import type { OBBalance } from '../data/records.ts';
import type { World } from '../data/world.ts';
import { disclose } from '../disclosure/disclose.ts';
import { toldIn } from '../release/values.ts';
import type { Reader } from './reader.ts';

/** A resource whose records belong to one account and are few: its cluster, its name in `Data`, where it comes from. */
export interface Resource {
  readonly cluster: ResourceGroup;
  readonly element: string;
  readonly records: (world: World, accountId: string, consent: Consent) => readonly object[];
  /** What stands in `Data` beside the records of one account. */
  readonly beside?: (release: Release, records: readonly object[]) => object;
}

export const accounts: Resource = {
  cluster: 'accounts',
  element: 'Account',
  // Clause: account-and-transaction-api-profile, Account Switching.
  records: (world, id, { switched }) => {
    const account = world.account(id);
    if (account === undefined) return [];
    return [switched?.includes(id) ? { ...account, SwitchStatus: 'UK.CASS.SwitchCompleted' } : account];
  },
};

export const balances: Resource = {
  cluster: 'balances',
  element: 'Balance',
  records: (world, id) => world.balances(id),
  beside: totalValue,
};

/** All pots of one account in its own currency: this bank keeps one. The member has no sign, so a debt is not told by it. */
function totalValue(release: Release, records: readonly object[]): object {
  if (!inRange(release, { since: '3.1.11' })) return {};
  const expected = (records as readonly OBBalance[]).filter(({ Type }) => Type === 'Expected');
  const [only] = expected;
  if (only === undefined || expected.length > 1 || only.CreditDebitIndicator === 'Debit') return {};
  const { Amount, Currency } = only.Amount;
  return { TotalValue: { Amount, Currency } };
}

export const beneficiaries: Resource = {
  cluster: 'beneficiaries',
  element: 'Beneficiary',
  records: (world, id) => world.beneficiaries(id),
};

export const directDebits: Resource = {
  cluster: 'direct-debits',
  element: 'DirectDebit',
  records: (world, id) => world.directDebits(id),
};

export const standingOrders: Resource = {
  cluster: 'standing-orders',
  element: 'StandingOrder',
  records: (world, id) => world.standingOrders(id),
};

export const scheduledPayments: Resource = {
  cluster: 'scheduled-payments',
  element: 'ScheduledPayment',
  records: (world, id) => world.scheduledPayments(id),
};

export const products: Resource = {
  cluster: 'products',
  element: 'Product',
  records: (world, id) => [world.product(id)],
};

export const offers: Resource = { cluster: 'offers', element: 'Offer', records: (world, id) => world.offers(id) };

/** The records of all accounts that the request is about, page by page. */
export function list(resource: Resource): Reader {
  return (bank, _request, { consent }, accountIds) => {
    const found = accountIds.flatMap((id) => resource.records(bank.world, id, consent));
    const isTold = toldIn(bank.release, resource.cluster);
    const all = isTold === undefined ? found : found.filter(isTold);
    const beside = accountIds.length === 1 ? resource.beside?.(bank.release, all) : undefined;
    return {
      kind: 'list',
      total: all.length,
      data: (start, end) => ({
        [resource.element]: disclose(bank, consent.permissions, resource.cluster, all.slice(start, end)),
        ...beside,
      }),
    };
  };
}

/** The records of the account in the path, on an endpoint that has no pages. */
export function single(resource: Resource): Reader {
  return (bank, _request, { consent }, accountIds) => {
    const all = accountIds.flatMap((id) => resource.records(bank.world, id, consent));
    return { kind: 'single', data: { [resource.element]: disclose(bank, consent.permissions, resource.cluster, all) } };
  };
}

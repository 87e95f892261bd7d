import type { ResourceGroup } from '../../schemas/operations.ts';
import type { World } from '../data/world.ts';
import { disclose } from '../disclosure/disclose.ts';
import { json } from '../http/reply.ts';
import { paged, requestedPage, unpaged } from '../paging/paged.ts';
import type { Reader } from './reader.ts';

/** A resource whose records belong to one account and are few: its cluster, its name in `Data`, where it comes from. */
export interface Resource {
  readonly cluster: ResourceGroup;
  readonly element: string;
  readonly records: (world: World, accountId: string) => readonly object[];
}

export const accounts: Resource = {
  cluster: 'accounts',
  element: 'Account',
  records: (world, id) => {
    const account = world.account(id);
    return account === undefined ? [] : [account];
  },
};

export const balances: Resource = {
  cluster: 'balances',
  element: 'Balance',
  records: (world, id) => world.balances(id),
};

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
  return (bank, request, access, accountIds) => {
    const all = accountIds.flatMap((id) => resource.records(bank.world, id));
    const page = requestedPage(bank, request, all.length);
    const shown = disclose(bank, access, resource.cluster, all.slice(page.start, page.end));
    return json(200, paged(bank, request, { [resource.element]: shown }, page));
  };
}

/** The records of the account in the path, on an endpoint that has no pages. */
export function single(resource: Resource): Reader {
  return (bank, request, access, accountIds) => {
    const all = accountIds.flatMap((id) => resource.records(bank.world, id));
    return json(200, unpaged(bank, request, { [resource.element]: disclose(bank, access, resource.cluster, all) }));
  };
}

import type { World } from '../data/world.ts';
import { BoundedCache } from '../memory/bounded-cache.ts';
import { everyRecord, recordsChanged } from './records.ts';

/** Names that are remembered: making one anew comes to the same. */
const remembered = 1_000;

/**
 * Swaps ids: each id of an account with the name that the bank gives it, and each such name with that id; any other text is its own. It
 * follows from the text and the world alone, never from who asked first, so that all processes of a bank use the same names; and two
 * accounts never share one: the account that somebody added under such a name gets the id in exchange.
 */
export type Swap = (id: string) => string;

/** A world whose accounts go by other ids. */
export function renamed(swapIn: (usual: World) => Swap): (usual: World) => World {
  return (usual) => {
    const swap = swapIn(usual);
    const names = new BoundedCache<string>(remembered);
    const other: Swap = (id) => names.get(id, () => swap(id));
    const shown = recordsChanged(
      everyRecord(({ AccountId: id }) => (id === undefined ? {} : { AccountId: other(String(id)) })),
    )(usual);
    return {
      ...shown,
      customer(hint) {
        const customer = usual.customer(hint);
        return customer === undefined ? undefined : { ...customer, accountIds: customer.accountIds.map(other) };
      },
      account: (id) => shown.account(other(id)),
      holderOf: (id) => usual.holderOf(other(id)),
      accountOwner: (id, customer) => shown.accountOwner(other(id), customer),
      accountParties: (id) => shown.accountParties(other(id)),
      balances: (id) => shown.balances(other(id)),
      transactions: (id) => shown.transactions(other(id)),
      beneficiaries: (id) => shown.beneficiaries(other(id)),
      accountBeneficiaries: (id) => shown.accountBeneficiaries(other(id)),
      directDebits: (id) => shown.directDebits(other(id)),
      standingOrders: (id) => shown.standingOrders(other(id)),
      scheduledPayments: (id) => shown.scheduledPayments(other(id)),
      offers: (id) => shown.offers(other(id)),
      product: (id) => shown.product(other(id)),
      statements: (id) => shown.statements(other(id)),
      statementFile: (id, statement) => usual.statementFile(other(id), statement),
    };
  };
}

import type { World } from '../data/world.ts';
import { everyRecord, recordsChanged } from './records.ts';

/** A world whose accounts go by other ids; `name` gives each a new one, and never the same to two. */
export function renamed(name: (accountId: string, index: number) => string): (usual: World) => World {
  return (usual) => {
    const inner = new Map<string, string>();
    const outer = new Map<string, string>();
    /** An account gets its name when its customer is first met, which is before anybody can ask for it. */
    const nameOf = (id: string): string => {
      const known = outer.get(id);
      if (known !== undefined) return known;
      const given = name(id, outer.size);
      outer.set(id, given);
      inner.set(given, id);
      return given;
    };
    const usualId = (id: string) => inner.get(id) ?? 'unknown';
    const shown = recordsChanged(
      everyRecord(({ AccountId: id }) => (id === undefined ? {} : { AccountId: nameOf(String(id)) })),
    )(usual);
    return {
      ...shown,
      customer(hint) {
        const customer = usual.customer(hint);
        return customer === undefined ? undefined : { ...customer, accountIds: customer.accountIds.map(nameOf) };
      },
      account: (id) => shown.account(usualId(id)),
      holderOf: (id) => usual.holderOf(usualId(id)),
      accountOwner: (id, customer) => shown.accountOwner(usualId(id), customer),
      accountParties: (id) => shown.accountParties(usualId(id)),
      balances: (id) => shown.balances(usualId(id)),
      transactions: (id) => shown.transactions(usualId(id)),
      beneficiaries: (id) => shown.beneficiaries(usualId(id)),
      accountBeneficiaries: (id) => shown.accountBeneficiaries(usualId(id)),
      directDebits: (id) => shown.directDebits(usualId(id)),
      standingOrders: (id) => shown.standingOrders(usualId(id)),
      scheduledPayments: (id) => shown.scheduledPayments(usualId(id)),
      offers: (id) => shown.offers(usualId(id)),
      product: (id) => shown.product(usualId(id)),
      statements: (id) => shown.statements(usualId(id)),
      statementFile: (id, statement) => usual.statementFile(usualId(id), statement),
    };
  };
}

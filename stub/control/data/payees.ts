import { isObject } from '../../consents/shape-problems.ts';
import type { Party } from '../../data/added/added-record.ts';
import { ownBank } from '../../data/identifiers.ts';
import type { Agent, CashAccount } from '../../data/records.ts';
import type { DataItem } from './data-item.ts';
import type { Place, PlanContext } from './plan-context.ts';

const ownAgent: Agent = { SchemeName: 'UK.OBIE.BICFI', Identification: ownBank.bic, Name: ownBank.name };

/** Somebody whom an account may pay. */
interface Payee {
  readonly account: CashAccount;
  readonly agent?: Agent | undefined;
  readonly toAccountId?: string;
}

/** The beneficiaries of an account, those that are to be added with it, and the customer's other accounts. */
function payees({ accountId, customerKey }: Place, { world, planned }: PlanContext): readonly Payee[] {
  const listed = world
    .beneficiaries(accountId)
    .map(({ CreditorAccount: account, CreditorAgent: agent }) => ({ account, agent }));
  const coming = planned.flatMap((record) =>
    record.kind === 'beneficiary' && record.accountId === accountId && isObject(record.written.CreditorAccount)
      ? { account: record.written.CreditorAccount, agent: record.written.CreditorAgent }
      : [],
  );
  const own = (world.customer(customerKey)?.accountIds ?? [])
    .filter((id) => id !== accountId)
    .flatMap((id) =>
      (world.account(id)?.Account ?? []).map((account) => ({ account, agent: ownAgent, toAccountId: id })),
    );
  return [...own, ...listed, ...coming];
}

/** Whom a payment goes to. Notes a creditor whom the account may not pay, where payments go to those that are known only. */
export function creditorOf(
  item: DataItem,
  place: Place,
  context: PlanContext,
): { readonly creditor: Party; readonly toAccountId?: string } {
  const account = item.item('CreditorAccount');
  if (account === undefined)
    item.wrong(
      'CreditorAccount',
      'is missing',
      'Add it: { SchemeName: UK.OBIE.SortCodeAccountNumber, Identification: "…" }.',
    );
  const SchemeName = account?.required('SchemeName', 'Add it, like UK.OBIE.SortCodeAccountNumber.') ?? '';
  const Identification = account?.required('Identification', 'Add it: the number itself.') ?? '';
  const found = payees(place, context).find(
    (payee) => payee.account.SchemeName === SchemeName && payee.account.Identification === Identification,
  );
  if (account !== undefined && found === undefined && context.creditorsAreKnown) {
    item.wrong(
      'CreditorAccount',
      'is no beneficiary of the account, and no other account of the customer',
      'Add a beneficiary with this CreditorAccount: this bank pays nobody else.',
    );
  }
  const Name = account?.text('Name') ?? found?.account.Name ?? Identification;
  const agent = agentOf(item) ?? found?.agent;
  return {
    creditor: {
      account: { SchemeName, Identification, Name } as Party['account'],
      ...(agent === undefined ? {} : { agent }),
    },
    ...(found?.toAccountId === undefined ? {} : { toAccountId: found.toAccountId }),
  };
}

function agentOf(item: DataItem): Agent | undefined {
  const { CreditorAgent: agent } = item.written(['CreditorAgent']);
  return isObject(agent) ? (agent as unknown as Agent) : undefined;
}

/** The account that pays, as the other side sees it. */
export function debtorOf({ accountId }: Place, { world }: PlanContext): Party {
  const own = world.account(accountId)?.Account[0];
  if (own === undefined) throw new RangeError(`${accountId} has no number`);
  const { SchemeName, Identification, Name = '' } = own;
  return { account: { SchemeName, Identification, Name }, agent: ownAgent };
}

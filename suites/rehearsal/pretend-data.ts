import type { OperationId } from '../../schemas/operations.ts';
import type { Sampling } from '../target/sampling.ts';

/** Of all that a bank shows, what scenarios take ids, moments and links from. */
export interface Asked {
  readonly operation: OperationId;
  readonly url: string;
  readonly now: Date;
  /** The consent under which it is asked for; by its name another PSU gets other ids. */
  readonly consent: string;
  /** True when the PSU selected only some accounts. */
  readonly some: boolean;
  readonly sampling: Sampling;
}

const dayMs = 86_400_000;

const kinds = [
  ['Personal', 'CurrentAccount'],
  ['Personal', 'CreditCard'],
  ['Business', 'CurrentAccount'],
  ['Personal', 'Savings'],
  ['Personal', 'CurrentAccount'],
] as const;

/** The body of a successful answer: accounts of different kinds, five or more, each with pages of transactions and a few statements. */
export function pretendData(asked: Asked): object {
  const { operation, url } = asked;
  if (operation.includes('account-access-consents')) return {};
  if (operation === 'GET /accounts' || operation === 'GET /accounts/{AccountId}')
    return inEnvelope({ Account: accounts(asked) }, { Self: url });
  if (operation.endsWith('/transactions')) return transactions(asked);
  if (operation.endsWith('/statements')) return inEnvelope({ Statement: statements(asked) });
  const held = ofOneAccount[operation];
  // Who reads the first account is shown a record; whether others have any is for no plan to know.
  return inEnvelope(held !== undefined && url.includes('/account-1/') ? { [held]: [{ AccountId: 'account-1' }] } : {});
}

/** Lists of which a run asks further accounts where it met no record. */
const ofOneAccount: Readonly<Partial<Record<OperationId, string>>> = {
  'GET /accounts/{AccountId}/beneficiaries': 'Beneficiary',
  'GET /accounts/{AccountId}/direct-debits': 'DirectDebit',
  'GET /accounts/{AccountId}/standing-orders': 'StandingOrder',
  'GET /accounts/{AccountId}/scheduled-payments': 'ScheduledPayment',
};

function inEnvelope(Data: object, Links: object = {}): object {
  return { Data, Links, Meta: {} };
}

function accounts({ consent, some, sampling }: Asked): readonly object[] {
  const whose = consent === 'other-psu' ? 'other' : 'account';
  const count = some ? 2 : Math.max(kinds.length, sampling.accounts);
  return Array.from({ length: count }, (_, index) => {
    const [AccountType, AccountSubType] = kinds[index % kinds.length] ?? kinds[0];
    return { AccountId: `${whose}-${index + 1}`, AccountType, AccountSubType };
  });
}

/** As many pages as a walk takes: at the last of them it looks beyond the end. */
function transactions({ url, now, sampling: { pages } }: Asked): object {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  const link = (to: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(to));
    return other.href;
  };
  const Transaction = [9, 6, 3].map((days) => ({ BookingDateTime: before(now, days) }));
  return inEnvelope(
    { Transaction },
    {
      Self: url,
      First: link(1),
      Last: link(pages),
      ...(page > 1 ? { Prev: link(page - 1) } : {}),
      ...(page < pages ? { Next: link(page + 1) } : {}),
    },
  );
}

function statements({ now }: Asked): readonly object[] {
  return [90, 60, 30].map((days, index) => ({
    StatementId: `statement-${index + 1}`,
    StartDateTime: before(now, days),
    EndDateTime: before(now, days - 30),
  }));
}

function before(now: Date, days: number): string {
  return `${new Date(now.getTime() - days * dayMs).toISOString().slice(0, 19)}+00:00`;
}

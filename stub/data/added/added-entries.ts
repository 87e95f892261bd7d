import { minute } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import type { Entry, EntryKind } from '../ledger/entry.ts';
import { stream } from '../random.ts';
import type {
  AddedDirectDebit,
  AddedRecord,
  AddedScheduledPayment,
  AddedStandingOrder,
  AddedTransaction,
} from './added-record.ts';
import { paymentDays } from './payment-days.ts';

/** What a movement is taken for by the bank's own codes, where they are not told. */
function kindOf({ pence, written }: AddedTransaction, holding: Holding): EntryKind {
  if (written.CardInstrument === undefined && written.MerchantDetails === undefined) {
    return pence < 0 ? 'transfer-out' : 'transfer-in';
  }
  if (pence > 0) return 'refund';
  return holding.blueprint.kind === 'credit-card' ? 'credit-card' : 'debit-card';
}

function movement(record: AddedTransaction, holding: Holding): Entry {
  const { id, at, madeAt, pence, written } = record;
  const key = `added:${id}`;
  return { key, kind: kindOf(record, holding), at, madeAt, pence, written: { ...written, TransactionId: id } };
}

const payingKinds = {
  'standing-order': { out: 'standing-order', ownOut: 'standing-order', in: 'standing-order-in' },
  'scheduled-payment': { out: 'transfer-out', ownOut: 'own-out', in: 'own-in' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, EntryKind>>>>;

/** A payment as the account that it leaves has it, or the other account of the customer that it reaches. */
function payment(record: AddedStandingOrder | AddedScheduledPayment, holding: Holding, at: number): Entry {
  const leaves = record.accountId === holding.accountId;
  const kinds = payingKinds[record.kind];
  const other = leaves ? record.creditor : record.debtor;
  const [account, agent] = leaves ? ['CreditorAccount', 'CreditorAgent'] : ['DebtorAccount', 'DebtorAgent'];
  const how = record.kind === 'standing-order' && leaves ? 'STANDING ORDER TO' : leaves ? 'TO' : 'FROM';
  return {
    key: `added:${leaves ? 'to' : 'from'}:${record.id}:${at}`,
    kind: leaves ? (record.toAccountId === undefined ? kinds.out : kinds.ownOut) : kinds.in,
    at,
    madeAt: at,
    pence: leaves ? -record.pence : record.pence,
    reference: record.reference,
    written: {
      TransactionInformation: `${how} ${other.account.Name} ${record.reference}`,
      ...(other.agent === undefined ? {} : { [agent]: other.agent }),
      [account]: other.account,
    },
  };
}

/** When an order pays that falls due on a midnight: soon after it, on both accounts at the same instant. */
export function paidAt({ id }: AddedStandingOrder, midnight: number): number {
  return midnight + stream(0, 'added-payment', id, midnight).int(minute, 58 * minute);
}

/** The midnights on which an order falls due before `end`, seconds since 1970. */
export function dueDays({ frequency, first, final }: AddedStandingOrder, end: number): readonly number[] {
  return paymentDays(frequency, first, final === undefined ? end : Math.min(end, final + 1));
}

function collection({ id, name, mandate, previous }: AddedDirectDebit): readonly Entry[] {
  if (previous === undefined) return [];
  const { at, pence } = previous;
  const written = { TransactionInformation: `DIRECT DEBIT ${name} ${mandate}` };
  return [{ key: `added:${id}`, kind: 'direct-debit', at, madeAt: at, pence: -pence, reference: mandate, written }];
}

/** What an added record books on an account until `end`, seconds since 1970. */
export function entriesOf(record: AddedRecord, holding: Holding, end: number): readonly Entry[] {
  switch (record.kind) {
    case 'transaction':
      return [movement(record, holding)];
    case 'standing-order':
      return dueDays(record, end).map((midnight) => payment(record, holding, paidAt(record, midnight)));
    case 'scheduled-payment':
      return [payment(record, holding, record.at)];
    case 'direct-debit':
      return collection(record);
    case 'customer':
    case 'beneficiary':
      return [];
  }
}

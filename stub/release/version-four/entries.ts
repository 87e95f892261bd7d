import { dateTime, day, hour, type MonthIndex, monthOf, monthStart, monthText } from '../../data/calendar.ts';
import { ownBank } from '../../data/identifiers.ts';
import { opaqueId, stream } from '../../data/random.ts';
import type { OBScheduledPayment3, OBTransaction6 } from '../../data/records.ts';
import { markOf, sidesOf, type TransactionBook, type TransactionMark } from '../../data/transaction-book.ts';
import type { World } from '../../data/world.ts';

/**
 * An entry that is announced, and comes to be one of another id on its day; of a bank whose payments have no ids it has one all the same.
 * Clause: Transactions, OBEntryStatus1Code FUTR.
 */
function announced(payment: OBScheduledPayment3): OBTransaction6 {
  const { AccountId, ScheduledPaymentId, ScheduledPaymentDateTime: on, Reference, CreditorAccount } = payment;
  return {
    AccountId,
    TransactionId: opaqueId(0, 'announced', ScheduledPaymentId ?? JSON.stringify(payment)),
    TransactionReference: Reference,
    CreditDebitIndicator: 'Debit',
    Status: 'FUTR',
    TransactionMutability: 'Mutable',
    BookingDateTime: on,
    ValueDateTime: on,
    TransactionInformation: `TO ${CreditorAccount.Name ?? ''} ${Reference}`,
    Amount: payment.InstructedAmount,
    BankTransactionCode: { Code: 'IssuedCreditTransfers', SubCode: 'DomesticCreditTransfer' },
    ProprietaryBankTransactionCode: { Code: 'FPO', Issuer: ownBank.name },
    ...(payment.CreditorAgent === undefined ? {} : { CreditorAgent: payment.CreditorAgent }),
    CreditorAccount,
  };
}

/** Charges are told on the fifth day of a quarter, before anything is taken. */
const toldAt = (month: MonthIndex): number => monthStart(month) + 4 * day + 8 * hour;

/** What is told to be known, moves no money and counts in no balance. Clause: Transactions, OBEntryStatus1Code INFO. */
function notice(AccountId: string, month: MonthIndex): OBTransaction6 {
  const at = dateTime(toldAt(month));
  const pence = stream(0, 'notice', AccountId, month).int(50, 999);
  return {
    AccountId,
    TransactionId: opaqueId(0, 'notice', AccountId, month),
    TransactionReference: `NOTICE ${monthText(month)}`,
    CreditDebitIndicator: 'Debit',
    Status: 'INFO',
    TransactionMutability: 'Immutable',
    BookingDateTime: at,
    ValueDateTime: at,
    TransactionInformation: 'CHARGES OF THE LAST QUARTER THAT WERE WAIVED',
    Amount: { Amount: (pence / 100).toFixed(2), Currency: 'GBP' },
    BankTransactionCode: { Code: 'MiscellaneousDebitOperations', SubCode: 'Fees' },
    ProprietaryBankTransactionCode: { Code: 'INF', Issuer: ownBank.name },
  };
}

const newestFirst = (a: TransactionMark, b: TransactionMark) =>
  a.BookingDateTime < b.BookingDateTime ? 1 : a.BookingDateTime > b.BookingDateTime ? -1 : 0;

/** The months that begin a quarter and touch a span of seconds. */
function quartersIn(from: number, to: number): readonly MonthIndex[] {
  const [first, last] = [monthOf(from), monthOf(to - 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).filter((month) => month % 3 === 0);
}

function bookFour(world: World, accountId: string, now: number): TransactionBook {
  const book = world.transactions(accountId);
  const isUsed = (month: MonthIndex): boolean => {
    const { Credit, Debit } = book.counts(monthStart(month), monthStart(month + 1));
    return Credit + Debit > 0;
  };
  const current = monthOf(now);
  const ahead = isUsed(current) || isUsed(current - 1) ? world.scheduledPayments(accountId).map(announced) : [];
  const isCurrentAccount = world.account(accountId)?.AccountSubType === 'CurrentAccount';
  const notices = (from: number, to: number): readonly OBTransaction6[] =>
    (isCurrentAccount ? quartersIn(from, to) : [])
      .filter((month) => toldAt(month) >= from && toldAt(month) < to && toldAt(month) <= now)
      .filter((month) => monthText(month) >= book.first && isUsed(month))
      .map((month) => notice(accountId, month));
  const more = (from: number, to: number): readonly TransactionMark[] => {
    const [start, end] = [dateTime(from), dateTime(to)];
    const due = ahead.filter(({ BookingDateTime: at }) => at >= start && at < end);
    return [...due, ...notices(from, to)].map(markOf);
  };
  const last = ahead.at(-1)?.BookingDateTime.slice(0, 7) ?? book.last;
  return {
    first: book.first,
    last: last > book.last ? last : book.last,
    counts: (from, to) => {
      const [own, added] = [book.counts(from, to), sidesOf(more(from, to))];
      return { Credit: own.Credit + added.Credit, Debit: own.Debit + added.Debit };
    },
    between: (from, to) => {
      const added = more(from, to);
      return added.length === 0 ? book.between(from, to) : [...book.between(from, to), ...added].sort(newestFirst);
    },
  };
}

/**
 * The world as version 4 can tell it: with entries that 3.1 has no word for. What is announced lies ahead, what is for information has
 * moved nothing: no balance knows of either. `now` is in milliseconds since the epoch.
 */
export function worldFour(world: World, now: () => number): World {
  return {
    ...world,
    get personas() {
      return world.personas;
    },
    transactions: (accountId) => bookFour(world, accountId, Math.floor(now() / 1000)),
  };
}

import type { Category } from '../blueprints/merchants.ts';
import type { Counterparty } from '../counterparties.ts';
import type { Pence } from '../money.ts';

interface KindFacts {
  /** ISO 20022 bank transaction code, family and sub-family, as long names without blanks. */
  readonly code: string;
  readonly subCode: string;
  /** This bank's own code. */
  readonly own: string;
}

/** The kinds of entry that this bank books. */
export const entryKinds = {
  salary: { code: 'ReceivedCreditTransfers', subCode: 'PayrollSalaryPayment', own: 'BGC' },
  'transfer-in': { code: 'ReceivedCreditTransfers', subCode: 'DomesticCreditTransfer', own: 'FPI' },
  'standing-order-in': { code: 'ReceivedCreditTransfers', subCode: 'StandingOrder', own: 'FPI' },
  'own-in': { code: 'ReceivedCreditTransfers', subCode: 'InternalBookTransfer', own: 'TFR' },
  'standing-order': { code: 'IssuedCreditTransfers', subCode: 'StandingOrder', own: 'SO' },
  'transfer-out': { code: 'IssuedCreditTransfers', subCode: 'DomesticCreditTransfer', own: 'FPO' },
  'own-out': { code: 'IssuedCreditTransfers', subCode: 'InternalBookTransfer', own: 'TFR' },
  'direct-debit': { code: 'ReceivedDirectDebits', subCode: 'DirectDebitPayment', own: 'DD' },
  'debit-card': { code: 'CustomerCardTransactions', subCode: 'PointOfSalePaymentDebitCard', own: 'POS' },
  'credit-card': { code: 'CustomerCardTransactions', subCode: 'CreditCardPayment', own: 'PUR' },
  cash: { code: 'CustomerCardTransactions', subCode: 'CashWithdrawal', own: 'ATM' },
  refund: { code: 'CustomerCardTransactions', subCode: 'ReversalDueToPaymentReturn', own: 'REV' },
  cheque: { code: 'ReceivedCheques', subCode: 'Cheque', own: 'CHQ' },
  'cheque-returned': { code: 'ReceivedCheques', subCode: 'UnpaidCheque', own: 'UNP' },
  interest: { code: 'MiscellaneousCreditOperations', subCode: 'Interest', own: 'INT' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type EntryKind = keyof typeof entryKinds;

/** One movement on an account. */
export interface Entry {
  /** Names the entry within its account and month, for ever. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Instant of booking; lies in the entry's month. */
  readonly at: number;
  /** Instant from which the bank knows of it: a card entry is pending from then until it is booked. */
  readonly madeAt: number;
  /** Positive for a credit. */
  readonly pence: Pence;
  readonly reference?: string;
  /** Who sent a credit, who received a debit: told when somebody asks, for it takes longer than all the rest of the entry. */
  readonly counterparty?: () => Counterparty;
  readonly merchant?: { readonly name: string; readonly category: Category; readonly town: string };
  /** Members of the record that somebody wrote: they stand as they are. */
  readonly written?: Readonly<Record<string, unknown>>;
}

/** An entry whose amount may be bent when the month is made to add up. */
export interface DraftEntry extends Entry {
  readonly flexible?: boolean;
}

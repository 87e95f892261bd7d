import type { PersonaBlueprint } from '../blueprints/personas.ts';
import type { Pence } from '../money.ts';
import type { Agent, CashAccount } from '../records.ts';

interface Added {
  /** What the interface knows it by, and what it is removed by: the persona's hint for a customer. */
  readonly id: string;
  /** Whose it is. */
  readonly customerKey: string;
  /** Records are kept in the order in which they were added. */
  readonly order: number;
}

interface AddedToAccount extends Added {
  readonly accountId: string;
}

/** A customer, with accounts that begin at the balance of their blueprint and move by what else is added. */
export interface AddedCustomer extends Added {
  readonly kind: 'customer';
  readonly persona: PersonaBlueprint;
}

/** A movement on an account. Before `madeAt` nobody knows of it, until `at` it is pending, then it is booked. */
export interface AddedTransaction extends AddedToAccount {
  readonly kind: 'transaction';
  /** Seconds since 1970. */
  readonly madeAt: number;
  readonly at: number;
  /** Negative for a debit. */
  readonly pence: Pence;
  /** Members of the record, as somebody wrote them. */
  readonly written: Readonly<Record<string, unknown>>;
}

/** Whom an account may pay. */
export interface AddedBeneficiary extends AddedToAccount {
  readonly kind: 'beneficiary';
  readonly written: { readonly CreditorAccount: CashAccount; readonly CreditorAgent?: Agent } & Readonly<
    Record<string, unknown>
  >;
}

/** One side of a payment. */
export interface Party {
  readonly account: CashAccount & { readonly Name: string };
  readonly agent?: Agent;
}

interface Payment extends AddedToAccount {
  readonly reference: string;
  /** Positive. */
  readonly pence: Pence;
  readonly creditor: Party;
  /** The account that pays, as the other side sees it. */
  readonly debtor: Party;
  /** The customer's own account that it goes to. */
  readonly toAccountId?: string;
}

/** An order that pays on its days, from the first to the final one. */
export interface AddedStandingOrder extends Payment {
  readonly kind: 'standing-order';
  readonly frequency: string;
  /** Midnights, seconds since 1970. */
  readonly first: number;
  readonly final?: number;
}

/** A payment that is announced until its moment comes, and made then. */
export interface AddedScheduledPayment extends Payment {
  readonly kind: 'scheduled-payment';
  readonly at: number;
  readonly type: 'Arrival' | 'Execution';
}

/** A mandate; what it last collected is on the account, and what it collects from now on is added as transactions. */
export interface AddedDirectDebit extends AddedToAccount {
  readonly kind: 'direct-debit';
  readonly name: string;
  readonly mandate: string;
  readonly frequency: string;
  readonly status: 'Active' | 'Inactive';
  readonly previous?: { readonly at: number; readonly pence: Pence };
}

/** One thing that was added to what the bank computes. It is JSON. */
export type AddedRecord =
  | AddedCustomer
  | AddedTransaction
  | AddedBeneficiary
  | AddedStandingOrder
  | AddedScheduledPayment
  | AddedDirectDebit;

export type AddedKind = AddedRecord['kind'];

/** The records of one kind. */
export type AddedOf<Kind extends AddedKind> = Extract<AddedRecord, { readonly kind: Kind }>;

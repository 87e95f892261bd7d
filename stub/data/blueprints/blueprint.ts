import type { PenceRange } from '../money.ts';
import type { CashAccount } from '../records.ts';
import type { Schedule } from '../schedule.ts';
import type { CategoryName } from './merchants.ts';

/** What somebody outside the bank is to the customer; the part after `:` tells two of a kind apart. */
export type CounterpartyKind =
  | 'employer'
  | 'client'
  | 'supplier'
  | 'person'
  | 'landlord'
  | 'lender'
  | 'nursery'
  | 'tax-office'
  | 'student-finance'
  | 'card'
  | 'abroad'
  | 'own-elsewhere'
  | 'partner'
  | 'parent';
export type CounterpartyKey = CounterpartyKind | `${CounterpartyKind}:${string}`;

/** Who is paid: a beneficiary outside, or another account of the same customer. */
export type PaymentTarget = { readonly payee: CounterpartyKey } | { readonly own: number };

/** Money that comes in on its days. */
export interface Income {
  readonly key: string;
  readonly from: CounterpartyKey;
  readonly how: 'salary' | 'transfer' | 'standing-order';
  readonly schedule: Schedule;
  readonly pence: PenceRange;
  readonly reference: string;
}

/** A mandate or an order that goes on, or is replaced by a new one every `termMonths`. */
interface Recurring {
  readonly key: string;
  readonly schedule: Schedule;
  readonly pence: PenceRange;
  readonly termMonths?: number;
  /** The month from which one without terms goes on, counted from year 0; made up when absent. */
  readonly begun?: number;
}

export interface DirectDebitPlan extends Recurring {
  readonly originator: string;
  /** Share by which single collections differ from the agreed amount, as metered supplies do. */
  readonly varies?: number;
}

export interface StandingOrderPlan extends Recurring {
  readonly to: PaymentTarget;
  readonly reference: string;
}

/** A payment made by hand that comes back on its schedule; `scheduled` ones are announced beforehand. */
export interface TransferPlan {
  readonly key: string;
  readonly to: PaymentTarget;
  readonly schedule: Schedule;
  /** `card-balance` pays what the target card owed at the end of the month before. */
  readonly pence: PenceRange | 'card-balance';
  readonly reference: string;
  readonly scheduled?: 'Arrival' | 'Execution';
}

/** How many card purchases of a category fall in a month; `daily` means one each day. */
export type Spending = Partial<Readonly<Record<CategoryName, number | 'daily'>>>;

/**
 * Where an account stands at the end of a month: near a level, on the straight line of a savings account, or at nil.
 * It must depend on nothing but seed, account and month, so that no history has to be walked.
 */
export type ClosingPlan =
  | { readonly shape: 'level'; readonly pence: number; readonly spread: number }
  | { readonly shape: 'savings'; readonly opening: number; readonly annualRate: number }
  | { readonly shape: 'nil' };

/** What is bent so that a month's entries add up to the change of its closing balance. */
export type Balancing = 'spending' | 'income' | 'interest' | 'nothing';

/**
 * Movements by the day whose number and whose sums up to any day are arithmetic, so that an account may have any number of them:
 * what is bought, what clients pay in, what is put by at each purchase. They take what a month's other entries leave to its change.
 */
export interface FlowPlan {
  readonly of: 'purchases' | 'takings' | 'round-ups';
  /** On the average day of each month, exactly. */
  readonly perDay: number;
}

export interface AccountBlueprint {
  /** 1 to 255, never reused: the account's identity within its customer. */
  readonly slot: number;
  readonly kind: 'current' | 'savings' | 'credit-card' | 'business';
  readonly holder: 'sole' | 'joint' | 'sole-trader' | 'company';
  readonly product: string;
  readonly nickname?: string;
  /** Its AccountId, where that does not follow from the customer's number. */
  readonly accountId?: string;
  /** How it is addressed in payments; made up when absent. */
  readonly identifications?: readonly CashAccount[];
  readonly monthsOfHistory: number;
  readonly closing: ClosingPlan;
  readonly balancing: Balancing;
  /** What makes the months add up in the place of `balancing`, which is then `nothing`; the closing shape is `level`. */
  readonly flow?: FlowPlan;
  /** Interest that a flowing account earns on the last day of each month: a share of the last closing balance, a year. */
  readonly annualRate?: number;
  /** First and last year in which it may have been opened; a usual pair when absent. */
  readonly opened?: readonly [number, number];
  /** What a business does, as its name tells it; made up when absent. */
  readonly trade?: string;
  readonly creditLine?: { readonly type: 'Credit' | 'Pre-Agreed'; readonly pence: number };
  readonly incomes: readonly Income[];
  /** Payments of clients: how many in a month, and between which amounts; bent when `balancing` is `income`. */
  readonly invoices?: { readonly count: number; readonly pence: PenceRange };
  readonly directDebits: readonly DirectDebitPlan[];
  readonly standingOrders: readonly StandingOrderPlan[];
  readonly transfers: readonly TransferPlan[];
  readonly spending: Spending;
  /** A refunded purchase and a cheque returned unpaid, each month. */
  readonly reversals: boolean;
  /** Beneficiaries beside those that the plans pay. */
  readonly beneficiaries: readonly CounterpartyKey[];
  readonly offers: boolean;
}

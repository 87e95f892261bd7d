import type { OperationId, ResourceGroup } from '../operations.ts';

/** Lists that a customer may lawfully have nothing on. */
export const holdings = [
  'beneficiaries',
  'direct-debits',
  'offers',
  'scheduled-payments',
  'standing-orders',
] as const satisfies readonly ResourceGroup[];

export type Holding = (typeof holdings)[number];

/** The settings of a profile that a document leaves open, so that a built-in profile has to choose. */
export const choices = [
  'operations',
  'balanceTypes.others',
  'partySupplementaryData.operations',
  'partySupplementaryData.maxLength',
  'partySupplementaryData.others',
] as const;

export type Choice = (typeof choices)[number];

/** What version 4 leaves to a bank, or contradicts itself on. */
export interface VersionFourChoices {
  /** Whether a consent past its end shows EXPD. Left out: either is right, and EXPD has its reason. */
  readonly expiryShown?: boolean;
  /** Whether a consent whose access the PSU took back at the bank shows CANC, as the standard has it. True when left out. */
  readonly withdrawalShown?: boolean;
  /** Whether a change of Status is explained in StatusReason where that is not a must. True when left out. */
  readonly reasonsGiven?: boolean;
  /** What a call may be answered while the bank wants the PSU to authenticate again: 401 and 403 when left out. */
  readonly scaStatus?: readonly number[];
}

/**
 * What one bank declares of itself: which operations it offers and the choices that the standard leaves to it.
 * A declaration, shared by the bank that keeps it and the suites that hold it to it.
 */
export interface BankProfile {
  readonly name: string;
  readonly description: string;
  /** The operations this bank offers; every other one must answer as not implemented. */
  readonly operations: readonly OperationId[];
  /**
   * Set where nobody knows which of the operations that are not mandatory the bank has: each of them is judged where it exists,
   * and not applicable where it answers 404 to a call with every right to succeed.
   */
  readonly operationsAsFound?: boolean;
  /** Set where the bank keeps the service document: its rules that have no setting of their own are then judged, too. */
  readonly servicePromises?: boolean;
  /** Statuses a not-implemented operation may answer. The first is the one the stub uses. 2xx is never allowed. */
  readonly notImplemented: readonly number[];
  /** Balance types that every account shows, and what happens when it shows others as well. */
  readonly balanceTypes?: {
    readonly include: readonly string[];
    readonly others: 'allow' | 'warn' | 'fail';
  };
  /** Standing orders keep the day only: their time part is `00:00:00+00:00`. */
  readonly standingOrdersDayOnly: boolean;
  /** IANA name of the time zone that the bank keeps its transactions in, and reads filters in. Unknown when left out. */
  readonly timeZone?: string;
  /**
   * The lists that are empty for the PSU behind a run: as long as they are, the rules about their records are not applicable. A
   * list that shows something is judged all the same.
   */
  readonly holdsNothingOf?: readonly Holding[];
  /** Creditors of standing orders and scheduled payments are beneficiaries or the customer's own accounts. */
  readonly creditorsAreKnown: boolean;
  /** What version 4 leaves to a bank; its rules say what holds where nothing is set. */
  readonly versionFour?: VersionFourChoices;
  /**
   * The settings that this profile only chose, because what the bank promises leaves them open: where the bank differs it gets a
   * warning. Every other setting is stated: a promise of the bank, which fails where it is broken.
   */
  readonly chosen?: readonly Choice[];
  /** `OBParty2.SupplementaryData`, an extension of the official schema: on which operations, with which members. */
  readonly partySupplementaryData?: {
    readonly operations: readonly OperationId[];
    readonly members: readonly string[];
    /** Upper bound of each member's length in characters. */
    readonly maxLength: number;
    readonly others: 'allow' | 'warn' | 'fail';
  };
}

import type { OperationId } from '../../schemas/operations.ts';

/** A profile that comes with the package, by its name; see `Profile` for one of your own. */
export type ProfileName = 'service' | 'full' | 'standard';

/** A setting that a profile may have chosen, because what the bank promises leaves it open. */
export type ProfileChoice =
  | 'operations'
  | 'balanceTypes.others'
  | 'partySupplementaryData.operations'
  | 'partySupplementaryData.maxLength'
  | 'partySupplementaryData.others';

/** What version 4 leaves to a bank, or contradicts itself on. */
export interface ProfileVersionFour {
  /** Whether a consent past its end shows `EXPD`. Either is right when left out. */
  readonly expiryShown?: boolean;
  /** Whether a consent whose access the PSU took back at the bank shows `CANC`. True when left out. */
  readonly withdrawalShown?: boolean;
  /** Whether a change of Status is explained in `StatusReason` where that is not a must. True when left out. */
  readonly reasonsGiven?: boolean;
  /** What a call may be answered while the bank wants the PSU to authenticate again; 401 and 403 when left out. */
  readonly scaStatus?: readonly number[];
}

/** What is done about something that a profile does not name. */
export type Others = 'allow' | 'warn' | 'fail';

/** Balance types that every account shows, and what is made of others. */
export interface ProfileBalanceTypes {
  readonly include: readonly string[];
  readonly others: Others;
}

/** `OBParty2.SupplementaryData`: on which operations, with which members of at most how many characters. */
export interface ProfilePartyData {
  readonly operations: readonly OperationId[];
  readonly members: readonly string[];
  readonly maxLength: number;
  readonly others: Others;
}

/** What one bank declares of itself: which operations it offers, and the choices that the standard leaves to it. */
export interface WholeProfile {
  readonly name: string;
  readonly description: string;
  /** The operations this bank offers, as `GET /accounts`: every other one must answer as not implemented. */
  readonly operations: readonly OperationId[];
  /** True where nobody knows which operations the bank has beside the mandatory ones: each is judged where it exists. */
  readonly operationsAsFound?: boolean;
  /** True where the bank keeps the service document: its rules that have no setting of their own are then judged, too. */
  readonly servicePromises?: boolean;
  /** Statuses that an operation which is not implemented may answer. The first is the one that our bank uses. */
  readonly notImplemented: readonly number[];
  readonly balanceTypes?: ProfileBalanceTypes;
  /** True where standing orders keep the day only: their time part is `00:00:00+00:00`. */
  readonly standingOrdersDayOnly: boolean;
  /** IANA name of the time zone that the bank keeps its transactions in, and reads filters in. */
  readonly timeZone?: string;
  /** The lists that are empty for the PSU behind a run. */
  readonly holdsNothingOf?: readonly (
    | 'beneficiaries'
    | 'direct-debits'
    | 'offers'
    | 'scheduled-payments'
    | 'standing-orders'
  )[];
  /** True where creditors of standing orders and scheduled payments are beneficiaries or the customer's own accounts. */
  readonly creditorsAreKnown: boolean;
  readonly partySupplementaryData?: ProfilePartyData;
  readonly versionFour?: ProfileVersionFour;
  /** Settings that are no promise of the bank: where it differs, it gets a warning and does not fail. */
  readonly chosen?: readonly ProfileChoice[];
  readonly extends?: never;
}

/** A profile that says only what tells the bank from a built-in one: what it says is stated, and the rest holds as it is there. */
export interface ExtendingProfile
  extends Partial<Omit<WholeProfile, 'name' | 'description' | 'balanceTypes' | 'partySupplementaryData' | 'extends'>> {
  readonly name: string;
  readonly description: string;
  /** The built-in profile. */
  readonly extends: ProfileName;
  readonly balanceTypes?: Partial<ProfileBalanceTypes>;
  readonly partySupplementaryData?: Partial<ProfilePartyData>;
}

/** What one bank declares of itself, whole or as what tells it from a built-in profile. */
export type Profile = WholeProfile | ExtendingProfile;

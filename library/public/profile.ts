import type { OperationId } from '../../schemas/operations.ts';

/** A profile that comes with the package, by its name; see `Profile` for one of your own. */
export type ProfileName = 'service' | 'full' | 'standard';

/** What is done about something that a profile does not name. */
export type Others = 'allow' | 'warn' | 'fail';

/** What one bank declares of itself: which operations it offers, and the choices that the standard leaves to it. */
export interface Profile {
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
  /** Balance types that every account shows, and what is made of others. */
  readonly balanceTypes?: { readonly include: readonly string[]; readonly others: Others };
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
  /** `OBParty2.SupplementaryData`: on which operations, with which members of at most how many characters. */
  readonly partySupplementaryData?: {
    readonly operations: readonly OperationId[];
    readonly members: readonly string[];
    readonly maxLength: number;
    readonly others: Others;
  };
}

import type { OperationId, operations } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { DisclosingBank } from '../disclosure/disclose.ts';
import type { sharedBeneficiaries } from '../disclosure/shared-beneficiaries.ts';
import type { supplementaryMembers } from '../disclosure/supplementary-data.ts';
import type { statementWithinWindow } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Reply } from '../http/reply.ts';
import type { FilteringBank } from './filter.ts';
import type { TransactionsBank } from './transaction-list.ts';

/** The operations that answer with account data. */
export type DataOperationId = {
  [K in OperationId]: (typeof operations)[K]['grant'] extends 'authorization_code' ? K : never;
}[OperationId];

/** What of the bank its readers read by. */
export type ReadingBank = DisclosingBank &
  FilteringBank &
  TransactionsBank & {
    readonly profile: BankProfile;
    readonly behaviours: {
      readonly sharedBeneficiaries: typeof sharedBeneficiaries;
      readonly statementWithinWindow: typeof statementWithinWindow;
      readonly supplementaryMembers: typeof supplementaryMembers;
    };
  };

/** The range of transactions that there is, for `Meta`. */
export interface AvailablePeriod {
  readonly firstAvailableDateTime: string;
  readonly lastAvailableDateTime: string;
}

/** What was found on an endpoint with pages: records are disclosed when it is known which of them are sent. */
export interface Listing {
  readonly kind: 'list';
  readonly total: number;
  /** `Data` with the records from `start` up to, not including, `end`. */
  readonly data: (start: number, end: number) => object;
  /** Absent for records that have no such period; undefined where there is no record at all. */
  readonly available?: () => AvailablePeriod | undefined;
}

/** What an operation answers with: a list, the `Data` of an endpoint that has no pages, or a file, which is no message. */
export type Reading =
  | Listing
  | { readonly kind: 'single'; readonly data: object }
  | { readonly kind: 'file'; readonly reply: Reply };

/**
 * Reads what one operation answers with, after every guard: the query, then the world. `accountIds` are the accounts that the request
 * is about. Throws an ApiError for what the query or the path may not name.
 */
export type Reader = (bank: ReadingBank, request: ApiRequest, access: Access, accountIds: readonly string[]) => Reading;

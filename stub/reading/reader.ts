import type { OperationId, operations } from '../../schemas/operations.ts';
import type { BankContext } from '../answering/bank-context.ts';
import type { Access } from '../guards/consent.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Reply } from '../http/reply.ts';

/** The operations that answer with account data. */
export type DataOperationId = {
  [K in OperationId]: (typeof operations)[K]['grant'] extends 'authorization_code' ? K : never;
}[OperationId];

/**
 * Answers one operation, after every guard: reads the query, then the world, discloses, cuts a page.
 * `accountIds` are the accounts that the request is about.
 */
export type Reader = (bank: BankContext, request: ApiRequest, access: Access, accountIds: readonly string[]) => Reply;

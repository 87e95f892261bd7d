import type { OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { ApiError, ownCode, type RefusalStatus, refusals } from '../http/api-error.ts';

/**
 * The status of an endpoint that the bank does not implement, undefined for one that it does.
 * Clause: read-write-data-api-profile, 400 (Bad Request) v/s 404 (Not Found).
 */
export function notImplemented(operation: OperationId, profile: BankProfile): number | undefined {
  return profile.operations.includes(operation) ? undefined : (profile.notImplemented[0] ?? 404);
}

/** True when the method is one of those that the path has. */
export function methodAllowed(method: string, allowed: readonly string[]): boolean {
  return allowed.includes(method);
}

const isRefusal = (status: number): status is RefusalStatus => Object.hasOwn(refusals, status);

/** The refusal of a URL where this bank has nothing. */
export function noEndpoint(status = 404): ApiError {
  const issue = { errorCode: ownCode('Endpoint.NotFound'), message: 'This bank has no endpoint at this URL' };
  return new ApiError(isRefusal(status) ? status : 404, [issue]);
}

/** 405 with the methods that the path has. Clause: read-write-data-api-profile, HTTP Status Codes; RFC 7231. */
export function methodNotAllowed(method: string, allowed: readonly string[]): ApiError {
  const issue = { errorCode: ownCode('Method.NotAllowed'), message: `${method} is not a method of this endpoint` };
  return new ApiError(405, [issue], { allow: allowed.join(', ') });
}

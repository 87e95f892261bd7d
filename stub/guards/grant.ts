import { type OperationId, operation } from '../../schemas/operations.ts';
import type { AccessToken } from '../access/access-tokens.ts';
import { type ApiError, ownCode, refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { unauthorised } from './access-token.ts';

/**
 * What a token of the wrong grant is refused with. A client's token names no PSU, so on data it is no token at all (401); a
 * PSU's token on consents is genuine but has no right there (403). Clause: account-and-transaction-api-profile, Grants Types.
 */
export function grantRefusal(token: AccessToken, id: OperationId): 401 | 403 | undefined {
  if (token.grant === operation(id).grant) return undefined;
  return token.grant === 'client_credentials' ? 401 : 403;
}

/** The scope that every access token for this interface must have. */
export function scopeSufficient(scopes: readonly string[]): boolean {
  return scopes.includes('accounts');
}

/** What of the bank this guard goes by. */
export interface GrantBank {
  readonly behaviours: {
    readonly grantRefusal: typeof grantRefusal;
    readonly scopeSufficient: typeof scopeSufficient;
  };
}

/** 401 or 403 for a token of the wrong grant, 403 for one without the scope. */
export function grant(bank: GrantBank, request: ApiRequest, token: AccessToken): void {
  const refusal = bank.behaviours.grantRefusal(token, request.operation);
  if (refusal === 401) {
    throw unauthorised('Token.NotOfPSU', 'Account data needs a token that a PSU authorised', 'invalid_token');
  }
  if (refusal === 403) throw forbidden('Token.NotOfClient', 'Consents need a token of the client credentials grant');
  if (!bank.behaviours.scopeSufficient(token.scopes)) {
    throw forbidden('Scope.Insufficient', 'The token has not the scope accounts');
  }
}

/** 403. Clause: read-write-data-api-profile, 403 (Forbidden). */
export function forbidden(errorCode: string, message: string, path?: string): ApiError {
  return refuse(403, ownCode(errorCode), message, path);
}

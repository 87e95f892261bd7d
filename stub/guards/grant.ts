import { type OperationId, operation } from '../../schemas/operations.ts';
import type { AccessToken } from '../access/access-tokens.ts';
import { type ApiError, ownCode, refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because, type Why } from '../http/why.ts';
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
  if (refusal === 401) throw notOfPsu(token);
  if (refusal === 403) {
    const why = because(
      'grant',
      'AISP-SEC-006',
      () =>
        `A token of ${token.clientId} itself: POST /token with grant_type=client_credentials and scope=accounts, or ` +
        'client_token in the answer of POST /stub/tokens.',
    );
    throw forbidden('Token.NotOfClient', 'Consents need a token of the client credentials grant', why);
  }
  if (!bank.behaviours.scopeSufficient(token.scopes)) {
    const why = because(
      'grant',
      'AISP-SEC-008',
      () => `A token that was asked for with scope=accounts. This one has ${token.scopes.join(' ') || 'no scope'}.`,
    );
    throw forbidden('Scope.Insufficient', 'The token has not the scope accounts', why);
  }
}

/** 401 for a client's own token where data are asked for. */
export function notOfPsu({ clientId }: AccessToken): ApiError {
  const why = because(
    'grant',
    'AISP-SEC-007',
    () =>
      `A token that a PSU authorised. This one is ${clientId}'s own, of the client credentials grant: make a consent with it, send ` +
      'the PSU to /authorize, and exchange the code at POST /token with grant_type=authorization_code. POST /stub/tokens ' +
      'does all of that in one call.',
  );
  return unauthorised('Token.NotOfPSU', 'Account data needs a token that a PSU authorised', why, 'invalid_token');
}

/** 403. Clause: read-write-data-api-profile, 403 (Forbidden). */
export function forbidden(errorCode: string, message: string, why: Why, path?: string): ApiError {
  return refuse(403, ownCode(errorCode), message, why, path);
}

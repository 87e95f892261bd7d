import type { Issue, RefusalStatus } from '../../http/api-error.ts';
import { limited } from '../../http/error-body.ts';
import { spelled } from './spelling.ts';

/**
 * The code of four characters for one of 3.1, or one that is one already. For what version 4 has no code for, this bank has codes
 * of its own, which tell the status: an own code is an exception that it allows.
 */
export function errorCodeFour(status: number, code: string): string {
  if (code.length === 4) return code;
  return spelled('errorCode', code) ?? `B${status}`;
}

/**
 * OBErrorResponse1 as version 4 has it: without the code and the message beside the details, which it deprecates.
 * Clause: read-write-data-api-profile, Error Response Structure.
 */
export function errorBodyFour(status: RefusalStatus, issues: readonly Issue[], id: string): unknown {
  return {
    Id: id,
    Errors: issues.map(({ errorCode, message, path, url }) => ({
      ErrorCode: errorCodeFour(status, errorCode),
      Message: limited(message),
      ...(path === undefined ? {} : { Path: limited(path) }),
      ...(url === undefined ? {} : { Url: url }),
    })),
  };
}

/**
 * What version 4 tells of a refusal: nothing where a token is missing or invalid, for there a 401 is to have no body.
 * Clause: read-write-data-api-profile, 401 (Unauthorized).
 */
export function issuesToldFour(status: RefusalStatus, issues: readonly Issue[]): readonly Issue[] {
  return status === 401 ? [] : issues;
}

/**
 * What version 4 tells of a refusal that 3.1 has no body for: of a token, or of its consent, that it has expired.
 * Clause: read-write-data-api-profile, 401 (Unauthorized).
 */
export function toldOfExpiry(reason: 'expired' | undefined, issue: Omit<Issue, 'errorCode'>): readonly Issue[] {
  return reason === undefined ? [] : [{ ...issue, errorCode: 'TKXP' }];
}

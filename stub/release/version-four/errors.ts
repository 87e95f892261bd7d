import type { Issue, RefusalStatus } from '../../http/api-error.ts';
import { limited } from '../../http/error-body.ts';
import { spelled } from './spelling.ts';

/** What version 4 has no code for, by codes of this bank: an own code is an exception that it allows. */
const ownCodes: Readonly<Record<string, string>> = {
  'GB.ReferenceBank.Bank.Full': 'B503',
  'GB.ReferenceBank.Body.TooLarge': 'B413',
  'GB.ReferenceBank.Endpoint.NotFound': 'B404',
  'GB.ReferenceBank.MediaType.NotAcceptable': 'B406',
  'GB.ReferenceBank.MediaType.Unsupported': 'B415',
  'GB.ReferenceBank.Method.NotAllowed': 'B405',
  'GB.ReferenceBank.Token.Invalid': 'TK01',
  'GB.ReferenceBank.Token.Missing': 'TK09',
  'GB.ReferenceBank.Token.Certificate': 'TKCM',
};

/** Any other code of this bank is about what a consent does not allow. */
const forbidden = 'B403';

/** The code of four characters for one of 3.1, or one that is one already. */
export function errorCodeFour(code: string): string {
  if (code.length === 4) return code;
  return spelled('errorCode', code) ?? ownCodes[code] ?? forbidden;
}

/**
 * OBErrorResponse1 as version 4 has it: without the code and the message beside the details, which it deprecates.
 * Clause: read-write-data-api-profile, Error Response Structure.
 */
export function errorBodyFour(_status: RefusalStatus, issues: readonly Issue[], id: string): unknown {
  return {
    Id: id,
    Errors: issues.map(({ errorCode, message, path, url }) => ({
      ErrorCode: errorCodeFour(errorCode),
      Message: limited(message),
      ...(path === undefined ? {} : { Path: limited(path) }),
      ...(url === undefined ? {} : { Url: url }),
    })),
  };
}

/**
 * What version 4 tells of a refusal that 3.1 has no body for: of a token, or of its consent, that it has expired.
 * Clause: read-write-data-api-profile, 401 (Unauthorized).
 */
export function toldOfExpiry(reason: 'expired' | undefined, issue: Omit<Issue, 'errorCode'>): readonly Issue[] {
  return reason === undefined ? [] : [{ ...issue, errorCode: 'TKXP' }];
}

import type { Release } from '../../schemas/releases.ts';
import { type Issue, refuseFor } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because, type Why } from '../http/why.ts';
import { financialIdHeader, type financialIdRequired, loginHeader } from '../release/headers.ts';
import type { interactionIdAcceptable } from './interaction-id.ts';

const fullDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} ([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60) (?:GMT|UTC)$/;

/**
 * True for an RFC 7231 full date that exists. `UTC` passes for `GMT` because the published pattern lets it, and the
 * name of the day is not compared. Clause: read-write-data-api-profile, Date Formats.
 */
export function authDateAcceptable(value: string): boolean {
  const match = fullDate.exec(value);
  return match !== null && new Date(value).getUTCDate() === Number(match[1]);
}

const invalid = (path: string, message: string, why: Why): Issue => ({
  errorCode: 'UK.OBIE.Header.Invalid',
  message,
  path,
  why,
});

/** What of the bank this guard goes by. */
export interface HeaderBank {
  readonly release: Release;
  readonly behaviours: {
    readonly financialIdRequired: typeof financialIdRequired;
    readonly interactionIdAcceptable: typeof interactionIdAcceptable;
    readonly authDateAcceptable: typeof authDateAcceptable;
  };
}

/**
 * 400 for a header value that cannot be what the header is for, and for a header that the release requires and the call lacks;
 * every other header is taken as it comes.
 */
export function headerValues(bank: HeaderBank, request: ApiRequest): void {
  const id = request.header('x-fapi-interaction-id');
  const login = loginHeader(bank.release);
  const authDate = request.header(login);
  const financialId = request.header(financialIdHeader);
  const lacking = (financialId ?? '') === '' && bank.behaviours.financialIdRequired(bank.release);
  if (id === undefined && authDate === undefined && !lacking) return;
  const issues: Issue[] = [];
  if (lacking) {
    const message = `Release ${bank.release} requires the header on every call`;
    const why = because(
      'headers',
      'AISP-HDR-012',
      () =>
        `${financialIdHeader}: 001580000000000AAA, or any other value; or release 3.1.2 and later, which do without.`,
    );
    issues.push({ errorCode: 'UK.OBIE.Header.Missing', message, path: financialIdHeader, why });
  }
  if (id !== undefined && id !== '' && !bank.behaviours.interactionIdAcceptable(id)) {
    const why = because(
      'headers',
      'AISP-HDR-007',
      () =>
        `A UUID such as 93bac548-d2de-4546-b106-880a5018460d, or no such header, and the bank makes one up. It came as ${id}.`,
    );
    issues.push(invalid('x-fapi-interaction-id', 'The header must hold an RFC 4122 UUID', why));
  }
  if (authDate !== undefined && !bank.behaviours.authDateAcceptable(authDate)) {
    const why = because(
      'headers',
      'AISP-HDR-010',
      () => `${login}: ${new Date(request.at).toUTCString()}, for example, or no such header. It came as ${authDate}.`,
    );
    issues.push(invalid(login, 'The header must hold a date like Tue, 11 Sep 2012 19:43:31 GMT', why));
  }
  refuseFor(400, issues);
}

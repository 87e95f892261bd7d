import type { PermissionCode } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import { refuse, refuseFor } from '../http/api-error.ts';
import { isNestedTooDeep } from '../http/nesting.ts';
import { because } from '../http/why.ts';
import type { RequestedConsent } from './consent.ts';
import { consentDate, type dateProblems } from './date-problems.ts';
import type { permissionProblems } from './permission-problems.ts';
import { codeOffered } from './permissions-required.ts';
import { isObject, type JsonObject, type shapeProblems } from './shape-problems.ts';

/** What of the bank a consent request is read by. */
export interface ConsentRequestBank {
  readonly profile: BankProfile;
  readonly release: Release;
  readonly behaviours: {
    readonly shapeProblems: typeof shapeProblems;
    readonly permissionProblems: typeof permissionProblems;
    readonly dateProblems: typeof dateProblems;
  };
}

function malformed(message: string, got: string) {
  const why = because(
    'body',
    ['AISP-HTTP-004', 'AISP-ERR-018'],
    () => `A body like {"Data": {"Permissions": ["ReadAccountsBasic"]}, "Risk": {}}. ${got}`,
  );
  return refuse(400, 'UK.OBIE.Resource.InvalidFormat', message, why);
}

function parse(bytes: Uint8Array): JsonObject {
  let body: unknown;
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    body = JSON.parse(text);
  } catch (error) {
    const place = error instanceof SyntaxError ? error.message : 'It holds bytes that are no UTF-8';
    throw malformed('The body is not JSON in UTF-8', bytes.byteLength === 0 ? 'It came empty.' : `${place}.`);
  }
  if (isNestedTooDeep(text))
    throw malformed('The body is nested deeper than any consent request', 'It goes on and on.');
  if (!isObject(body)) {
    const kind = Array.isArray(body) ? 'an array' : body === null ? 'null' : `a ${typeof body}`;
    throw malformed('The body must be a JSON object with Data and Risk', `It is ${kind}.`);
  }
  return body;
}

function dates(data: JsonObject): Omit<RequestedConsent, 'permissions'> {
  const expires = consentDate(data.ExpirationDateTime);
  const from = consentDate(data.TransactionFromDateTime);
  const to = consentDate(data.TransactionToDateTime);
  return {
    ...(expires === undefined ? {} : { expirationDateTime: expires.text, expires: expires.instant }),
    ...(from === undefined ? {} : { transactionFromDateTime: from.text, from: from.instant }),
    ...(to === undefined ? {} : { transactionToDateTime: to.text, to: to.instant }),
  };
}

/**
 * Reads OBReadConsent1, or throws 400 with everything that is wrong with it. Members of Data that the release leaves
 * open are ignored. Clause: account-access-consents, Request; account-and-transaction-api-profile, Permissions.
 */
export function readConsentRequest(bank: ConsentRequestBank, bytes: Uint8Array, at: number): RequestedConsent {
  const body = parse(bytes);
  const { behaviours } = bank;
  const issues = [...behaviours.shapeProblems(body, bank.release)];
  const data = isObject(body.Data) ? body.Data : undefined;
  if (data !== undefined) {
    issues.push(...behaviours.permissionProblems(data.Permissions, (code) => codeOffered(code, bank.profile)));
    issues.push(...behaviours.dateProblems(data, at));
  }
  refuseFor(400, issues);
  // An honest bank has refused everything but an array of codes; a dishonest one keeps what it let pass.
  return { permissions: (data?.Permissions ?? []) as readonly PermissionCode[], ...dates(data ?? {}) };
}

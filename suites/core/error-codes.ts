import { statusReasons } from '../../schemas/codes/status-reasons.ts';
import { inRange, type Release, versionOf } from '../../schemas/releases.ts';
import type { RecordedExchange } from './archive.ts';
import { json } from './evidence.ts';
import { isObject, type JsonObject, listAt, textAt } from './json.ts';

/**
 * The values of OBErrorResponseError1Code by the status that they go with; `5xx` is any status from 500.
 * Clause: references/namespaced-enumerations, OBErrorResponseError1Code.
 */
export const errorCodes = {
  '400': [
    'UK.OBIE.Field.Expected',
    'UK.OBIE.Field.Invalid',
    'UK.OBIE.Field.InvalidDate',
    'UK.OBIE.Field.Missing',
    'UK.OBIE.Field.Unexpected',
    'UK.OBIE.Header.Invalid',
    'UK.OBIE.Header.Missing',
    'UK.OBIE.Resource.ConsentMismatch',
    'UK.OBIE.Resource.InvalidConsentStatus',
    'UK.OBIE.Resource.InvalidFormat',
    'UK.OBIE.Resource.NotFound',
    'UK.OBIE.Rules.AfterCutOffDateTime',
    'UK.OBIE.Rules.DuplicateReference',
    'UK.OBIE.Rules.FailsControlParameters',
    'UK.OBIE.Signature.Invalid',
    'UK.OBIE.Signature.InvalidClaim',
    'UK.OBIE.Signature.MissingClaim',
    'UK.OBIE.Signature.Malformed',
    'UK.OBIE.Signature.Missing',
    'UK.OBIE.Signature.Unexpected',
    'UK.OBIE.Unsupported.AccountIdentifier',
    'UK.OBIE.Unsupported.AccountSecondaryIdentifier',
    'UK.OBIE.Unsupported.Currency',
    'UK.OBIE.Unsupported.EventType',
    'UK.OBIE.Unsupported.Frequency',
    'UK.OBIE.Unsupported.LocalInstrument',
    'UK.OBIE.Unsupported.Scheme',
  ],
  '403': ['UK.OBIE.Reauthenticate'],
  '409': ['UK.OBIE.Rules.ResourceAlreadyExists'],
  '5xx': ['UK.OBIE.UnexpectedError'],
} as const;

/** Prefix of the values that the standard itself defines. */
export const standardNamespace = 'UK.OBIE.';

/** A two-letter country code, a name, a value: `GB.ExampleBank.Busy`. */
export const namespaced = /^[A-Z]{2}\.[^.\s]+\.\S+$/;

/** A status that codes of the standard go with. */
export type CodedStatus = keyof typeof errorCodes;

/** The status that a value of the standard goes with in a release; undefined for any other value. */
export function statusOf(code: string, release: Release): CodedStatus | undefined {
  if (versionOf(release) === '4.0') return laterStatusOf(code);
  const statuses = Object.keys(errorCodes) as readonly CodedStatus[];
  return statuses.find((status) => (errorCodes[status] as readonly string[]).includes(code));
}

/** In version 4 the codes of Open Banking go with a status, those of ISO 20022 with none. Clause: code sets, OB_Internal_Codeset. */
function laterStatusOf(code: string): CodedStatus | undefined {
  const number = /^U(0\d\d)$/.exec(code)?.[1];
  if (number === undefined) return undefined;
  if (number === '000') return '5xx';
  if (number === '028') return '403';
  if (number === '029') return '409';
  return Number(number) < 28 ? '400' : undefined;
}

/** True for a value that the standard itself gives, whatever the status. */
export function isOfStandard(code: string, release: Release): boolean {
  return versionOf(release) === '4.0' ? statusReasons.includes(code) : code.startsWith(standardNamespace);
}

/** True for a value in the form that a release gives them: what has another form has a rule of its own. */
export function hasForm(code: string, release: Release): boolean {
  return versionOf(release) === '4.0' ? code.length === 4 : namespaced.test(code);
}

/** One entry of `Errors`. */
export interface ErrorDetail {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly code?: string;
  readonly path?: string;
}

/** The entries of `Errors` in an error answer; none for a success or a body that is no OBErrorResponse1. */
export function errorDetails(exchange: RecordedExchange): readonly ErrorDetail[] {
  if ((exchange.response?.status ?? 0) < 400) return [];
  const list = listAt(json(exchange), 'Errors') ?? [];
  return list.flatMap((value, index) => {
    if (!isObject(value)) return [];
    const [code, path] = [textAt(value, 'ErrorCode'), textAt(value, 'Path')];
    return {
      value,
      pointer: `/Errors/${index}`,
      ...(code === undefined ? {} : { code }),
      ...(path === undefined ? {} : { path }),
    };
  });
}

/**
 * Those entries whose code can be held against the list. Those in the form of another version have rules of their own: AISP-V4-033,
 * and AISP-ERR-010 from the release on that has namespaces.
 */
export function codedDetails(exchange: RecordedExchange, release: Release): readonly ErrorDetail[] {
  const details = errorDetails(exchange);
  if (versionOf(release) === '4.0') return details.filter(({ code = '' }) => hasForm(code, release));
  if (inRange(release, { until: '3.1.1' })) return details;
  return details.filter(({ code = '' }) => !statusReasons.includes(code));
}

/** True for an error answer whose codes all have the form of another version, so that none of them can be held against the list. */
export function speaksOtherwise(exchange: RecordedExchange, release: Release): boolean {
  const coded = errorDetails(exchange).some(({ code }) => code !== undefined);
  return coded && codedDetails(exchange, release).length === 0;
}

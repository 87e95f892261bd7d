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

/** The status that a value of the standard goes with; undefined for any other value. */
export function statusOf(code: string): keyof typeof errorCodes | undefined {
  const statuses = Object.keys(errorCodes) as readonly (keyof typeof errorCodes)[];
  return statuses.find((status) => (errorCodes[status] as readonly string[]).includes(code));
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

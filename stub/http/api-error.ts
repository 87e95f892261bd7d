/** One entry of `OBErrorResponse1.Errors`. */
export interface Issue {
  readonly errorCode: string;
  readonly message: string;
  /** JSON path of the member, or the name of the header or parameter, at fault. */
  readonly path?: string;
}

/** The high-level textual code of each status this bank refuses with. */
export const refusals = {
  400: '400 BadRequest',
  401: '401 Unauthorized',
  403: '403 Forbidden',
  404: '404 NotFound',
  405: '405 MethodNotAllowed',
  406: '406 NotAcceptable',
  413: '413 ContentTooLarge',
  415: '415 UnsupportedMediaType',
  429: '429 TooManyRequests',
  500: '500 InternalServerError',
  501: '501 NotImplemented',
} as const;

export type RefusalStatus = keyof typeof refusals;

/** A refusal, thrown by a guard and rendered in one place. Without issues the answer has no body. */
export class ApiError extends Error {
  readonly status: RefusalStatus;
  readonly issues: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, issues: readonly Issue[], headers: Readonly<Record<string, string>> = {}) {
    super(issues[0]?.message ?? refusals[status]);
    this.name = 'ApiError';
    this.status = status;
    this.issues = issues;
    this.headers = headers;
  }
}

/**
 * A value of this bank's own namespace. The standard lists error codes for 400, 403 (re-authentication), 409 and 5xx
 * only, and binds most of them to 400. Clause: namespaced-enumerations, Design Principles.
 */
export function ownCode(value: string): string {
  return `GB.ReferenceBank.${value}`;
}

/** What a caller learns of a fault of our own. Clause: namespaced-enumerations, UK.OBIE.UnexpectedError. */
export function breakdown(): ApiError {
  const message = 'The request could not be completed because of a fault of this bank';
  return refuse(500, 'UK.OBIE.UnexpectedError', message);
}

/** Too many calls; `seconds` tells when to try again. Clause: read-write-data-api-profile, Response Headers. */
export function throttled(seconds: number): ApiError {
  return new ApiError(429, [], { 'retry-after': String(seconds) });
}

/** A refusal with a single issue. */
export function refuse(status: RefusalStatus, errorCode: string, message: string, path?: string): ApiError {
  return new ApiError(status, [path === undefined ? { errorCode, message } : { errorCode, message, path }]);
}

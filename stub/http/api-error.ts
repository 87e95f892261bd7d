import { because, type Why } from './why.ts';

/** One entry of `OBErrorResponse1.Errors`. */
export interface Issue {
  readonly errorCode: string;
  readonly message: string;
  /** JSON path of the member, or the name of the header or parameter, at fault. */
  readonly path?: string;
  /** Where more is told of it. */
  readonly url?: string;
  /** Told in the journal and nowhere else. */
  readonly why: Why;
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
  503: '503 ServiceUnavailable',
} as const;

export type RefusalStatus = keyof typeof refusals;

type Headers = Readonly<Record<string, string>>;

/** A refusal whose answer has no body: `message` is for the journal. */
export interface Bare {
  readonly message: string;
  readonly why: Why;
  /** Why there is none, where a release that wants one has a code for it. */
  readonly reason?: 'expired';
}

/** A refusal, thrown by a guard and rendered in one place. Without issues the answer has no body. */
export class ApiError extends Error {
  readonly status: RefusalStatus;
  readonly issues: readonly Issue[];
  readonly headers: Headers;
  /** Of a refusal without issues, as far as some release tells it. */
  readonly reason: Bare['reason'];
  /** Of each issue, or of the whole. */
  readonly why: readonly [Why, ...Why[]];

  constructor(status: RefusalStatus, grounds: readonly [Issue, ...Issue[]] | Bare, headers: Headers = {}) {
    const [first, ...others] = 'why' in grounds ? [grounds] : grounds;
    super(first.message);
    this.name = 'ApiError';
    this.status = status;
    this.issues = 'why' in grounds ? [] : grounds;
    this.headers = headers;
    this.reason = 'why' in grounds ? grounds.reason : undefined;
    this.why = [first.why, ...others.map(({ why }) => why)];
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
export function breakdown(accepted: string): ApiError {
  const message = 'The request could not be completed because of a fault of this bank';
  return refuse(
    500,
    'UK.OBIE.UnexpectedError',
    message,
    because('bank', 'AISP-HTTP-031', () => accepted),
  );
}

/** Too many calls; `seconds` tells when to try again. Clause: read-write-data-api-profile, Response Headers. */
export function throttled(seconds: number, accepted = `The same call, ${seconds} s later.`): ApiError {
  const why = because('bank', ['AISP-HTTP-026', 'AISP-HDR-036'], () => accepted);
  return new ApiError(429, { message: 'Too many calls', why }, { 'retry-after': String(seconds) });
}

/** A refusal with a single issue. */
export function refuse(status: RefusalStatus, errorCode: string, message: string, why: Why, path?: string): ApiError {
  return new ApiError(status, [{ errorCode, message, why, ...(path === undefined ? {} : { path }) }]);
}

/** Throws what is wrong, all at once; does nothing where nothing is. */
export function refuseFor(status: RefusalStatus, issues: readonly Issue[]): void {
  const [first, ...others] = issues;
  if (first !== undefined) throw new ApiError(status, [first, ...others]);
}

import type { Identifiers } from '../randomness/identifiers.ts';
import { ApiError, breakdown } from './api-error.ts';
import type { errorBody, issuesTold, toldOfBare } from './error-body.ts';
import { json, type Reply } from './reply.ts';

/** What of the bank it takes to render a refusal. */
export interface ErrorBank {
  readonly behaviours: {
    readonly errorBody: typeof errorBody;
    readonly issuesTold: typeof issuesTold;
    readonly toldOfBare: typeof toldOfBare;
  };
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/**
 * What a caller is told of whatever a guard or reader threw. Anything but an ApiError is our own mistake: `report` learns of it,
 * the caller learns nothing.
 */
export function refusalOf(thrown: unknown, report: (error: unknown) => void): ApiError {
  if (thrown instanceof ApiError) return thrown;
  report(thrown);
  return breakdown('The same call, once the fault is mended: the bank says on its own terminal what broke.');
}

/** The answer with which a call is refused; `url` tells where to read more of it. */
export function renderError(error: ApiError, { behaviours, identifiers }: ErrorBank, url?: string): Reply {
  const [why] = error.why;
  const told =
    error.issues.length > 0
      ? behaviours.issuesTold(error.status, error.issues)
      : behaviours.toldOfBare(error.reason, { message: error.message, why });
  if (told.length === 0) return { status: error.status, headers: error.headers };
  const issues = url === undefined ? told : told.map((issue) => ({ ...issue, url }));
  return json(error.status, behaviours.errorBody(error.status, issues, identifiers.uuid()), error.headers);
}

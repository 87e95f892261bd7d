import type { Identifiers } from '../randomness/identifiers.ts';
import { ApiError, breakdown } from './api-error.ts';
import type { errorBody } from './error-body.ts';
import { json, type Reply } from './reply.ts';

/** What of the bank it takes to render a refusal. */
export interface ErrorBank {
  readonly behaviours: { readonly errorBody: typeof errorBody };
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/**
 * The answer to whatever a guard or reader threw. Anything but an ApiError is our own mistake: `report` learns of it,
 * the caller learns nothing.
 */
export function renderError(
  thrown: unknown,
  { behaviours, identifiers }: ErrorBank,
  report: (error: unknown) => void,
): Reply {
  if (!(thrown instanceof ApiError)) report(thrown);
  const error = thrown instanceof ApiError ? thrown : breakdown();
  if (error.issues.length === 0) return { status: error.status, headers: error.headers };
  return json(error.status, behaviours.errorBody(error.status, error.issues, identifiers.uuid()), error.headers);
}

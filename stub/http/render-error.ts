import type { Behaviours } from '../answering/behaviours.ts';
import type { Identifiers } from '../randomness/identifiers.ts';
import { ApiError, breakdown } from './api-error.ts';
import { json, type Reply } from './reply.ts';

/**
 * The answer to whatever a guard or reader threw. Anything but an ApiError is our own mistake: `report` learns of it,
 * the caller learns nothing.
 */
export function renderError(
  thrown: unknown,
  { behaviours, identifiers }: { readonly behaviours: Behaviours; readonly identifiers: Identifiers },
  report: (error: unknown) => void,
): Reply {
  if (!(thrown instanceof ApiError)) report(thrown);
  const error = thrown instanceof ApiError ? thrown : breakdown();
  if (error.issues.length === 0) return { status: error.status, headers: error.headers };
  return json(error.status, behaviours.errorBody(error.status, error.issues, identifiers.uuid()), error.headers);
}

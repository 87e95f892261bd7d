import { OAuthError } from '../../access/oauth-error.ts';
import { isObject, type JsonObject } from '../../consents/shape-problems.ts';

/** The refusal of a call that cannot be understood, with what is wrong with it. */
export const wrong = (description: string) => new OAuthError('invalid_request', description);

/** The members of a body that may have these and no others. Throws an OAuthError. */
export function members(body: unknown, known: readonly string[]): JsonObject {
  if (!isObject(body)) throw wrong('The body must be a JSON object');
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrong(`${unknown} is not known here; known are ${known.join(', ')}`);
  return body;
}

/** A member that is text, where it is there. Throws an OAuthError. */
export function textMember(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value !== undefined && typeof value !== 'string') throw wrong(`${name} must be text`);
  return value;
}

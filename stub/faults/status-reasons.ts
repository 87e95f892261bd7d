import { isObject } from './edit.ts';
import type { Draft, JsonObject } from './fault.ts';

/** The entries of `Errors` in an answer; none where it has no such list. */
export function errorsOf({ body }: Draft): readonly JsonObject[] {
  return Array.isArray(body?.Errors) ? body.Errors.filter(isObject) : [];
}

/** The codes of the reasons that a consent shows. */
export function codesOf({ StatusReason: reasons }: JsonObject): readonly unknown[] {
  return Array.isArray(reasons) ? reasons.filter(isObject).map(({ StatusReasonCode }) => StatusReasonCode) : [];
}

import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import { errorBodies } from './error-bodies.ts';
import { type Evidence, header, json } from './evidence.ts';
import { isObject } from './json.ts';

/** `application/json` with any parameters, as long as a charset is UTF-8. */
export function isJsonType(value: string): boolean {
  const [type = '', ...parameters] = value
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  return type === 'application/json' && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
}

/**
 * The rule about the media type of a success, where all JSON that the bank sends, in successes and in errors, comes as one and the
 * same other type, or as none: it alone tells that.
 */
export function callsNothingJson(evidence: Evidence): RuleId | undefined {
  return evidence.once(hasOneOtherType) ? 'AISP-HDR-028' : undefined;
}

function hasOneOtherType(evidence: Evidence): boolean {
  const successes = evidence.successes();
  const errors = [...errorBodies(evidence)].filter((exchange) => isObject(json(exchange)));
  const types = new Set([...successes, ...errors].map((exchange) => header(exchange, 'content-type') ?? ''));
  return successes.length > 0 && types.size === 1 && ![...types].some(isJsonType);
}

import type { Missing } from '../tokens/token-source.ts';
import type { CallOptions } from './call-options.ts';

/** No id of the standard has more than 128 characters. */
const longest = 512;

/**
 * True for an id that stays one segment of a path whoever reads the URL: clients take dots for a way up, and gateways unescape slashes
 * once or twice, drop what follows a semicolon, and cut off at a control character.
 */
export function isSafeSegment(id: string): boolean {
  if (id.length === 0 || id.length > longest || /\p{Cs}/u.test(id)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return !/[\u0000-\u001f\u007f-\u009f/\\]|%(2e|2f|5c|00|25)|^\s*\.{0,2}\s*(;|$)/i.test(id);
}

/** What is missing where an id cannot be put into a path template; undefined where all can. */
export function unsafeId(path: string, { accountId, consentId, statementId }: CallOptions): Missing | undefined {
  const ids = { AccountId: accountId, ConsentId: consentId, StatementId: statementId };
  const found = Object.entries(ids).find(
    ([name, id]) => path.includes(`{${name}}`) && id !== undefined && !isSafeSegment(id),
  );
  if (found === undefined) return undefined;
  return {
    reason: `The bank gives ${JSON.stringify(found[1]?.slice(0, 60))} for ${found[0]}, which is no segment of a path: it could lead elsewhere and is not followed.`,
    supply: 'Have the bank give ids of letters, digits and hyphens, without slashes and not of dots alone.',
  };
}

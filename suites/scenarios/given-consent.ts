import { permissionCodes } from '../../schemas/permissions.ts';
import type { Release } from '../../schemas/releases.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { codesIn, statusIn } from '../core/consent-history.ts';
import { json } from '../core/evidence.ts';
import { type JsonObject, objectAt, sameJson, textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess } from '../core/status.ts';
import { tokenVariable } from '../core/supplies.ts';
import type { Missing, Token } from '../tokens/token-source.ts';
import type { Caller } from './caller.ts';
import { clockAhead } from './pace.ts';

/** These open no data, whatever the token. */
const closed: readonly string[] = ['AwaitingAuthorisation', 'Rejected', 'Revoked', 'CANC', 'EXPD'];

/**
 * What is known of the consent behind a ready-made token: what the target file says, and what the consent itself does where its
 * ConsentId was given. It is read once, with the token of the client, and nothing else is done to it. Missing where the consent
 * opens no data any more: whatever the bank then refuses, it is right.
 */
export async function givenConsent(
  drive: Caller,
  { key }: Pick<ConsentFacts, 'key'>,
  { told, consentId }: Pick<Token, 'told' | 'consentId'>,
): Promise<ConsentFacts | Missing> {
  const facts: ConsentFacts = { key, given: true, authorised: true, ...told };
  if (consentId === undefined) return facts;
  const operation = 'GET /account-access-consents/{ConsentId}';
  const of = { operation, consent: key, consentId, token: 'client' } as const;
  const answer = await drive.call({ ...of, probe: 'happy', variant: 'given' });
  const data = answer === undefined || !isSuccess(answer) ? undefined : objectAt(json(answer), 'Data');
  if (data === undefined) return facts;
  const now = drive.recorder.now().getTime() + clockAhead(drive.recorder.exchanges);
  const over = endOf(key, data, now, drive.place.release);
  if (over !== undefined) return over;
  return agreed(drive, facts, read(data));
}

function read(data: JsonObject): Pick<ConsentFacts, 'permissions' | 'period'> {
  const codes = codesIn(data);
  const [from, to] = [textAt(data, 'TransactionFromDateTime'), textAt(data, 'TransactionToDateTime')];
  const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  if (codes.length === 0) return { period };
  return { permissions: permissionCodes.filter((code) => codes.includes(code)), period };
}

/** Facts that are told twice and differ are not known. */
function agreed(drive: Caller, facts: ConsentFacts, shown: ReturnType<typeof read>): ConsentFacts {
  if (facts.permissions === undefined || shown.permissions === undefined) return { ...facts, ...shown };
  if (sameJson(facts.permissions, shown.permissions)) return { ...facts, ...shown };
  drive.gap({
    reason: `The target file gives the consent "${facts.key}" other permissions than the consent itself shows.`,
    supply: 'Take "permissions" out of the target file, or correct them.',
    key: 'tokens.tokens.permissions',
  });
  const { permissions: _, ...rest } = facts;
  return { ...rest, ...(shown.period === undefined ? {} : { period: shown.period }) };
}

function endOf(key: ConsentKey, data: JsonObject, now: number, release: Release): Missing | undefined {
  const status = statusIn({ data }, release) ?? '';
  const end = textAt(data, 'ExpirationDateTime') ?? '';
  const what = closed.includes(status)
    ? `has Status ${status}`
    : Date.parse(end) <= now
      ? `ended at ${end}`
      : undefined;
  if (what === undefined) return undefined;
  return {
    reason: `The consent behind the token that was given for "${key}" ${what}, so that it opens nothing.`,
    supply: 'Give a token of a consent that is authorised and has not ended.',
    key: tokenVariable(key),
  };
}

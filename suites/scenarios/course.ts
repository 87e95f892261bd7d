import { versionOf } from '../../schemas/releases.ts';
import type { Purpose, RecordedExchange } from '../core/archive.ts';
import { recordsOf, succeeded } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isMissing, type Missing, type Token } from '../tokens/token-source.ts';
import type { Drive } from './drive.ts';
import type { ConsentState } from './run-state.ts';
import { isSafeSegment } from './safe-segment.ts';

/** A consent that the run made and has a token for. */
export type OwnConsent = ConsentState & {
  readonly token: NonNullable<ConsentState['token']>;
  readonly facts: ConsentState['facts'] & { readonly consentId: string };
};

/** Tokens that end sooner are not relied on. */
const enoughMs = 5000;

/** The accounts under a consent, or one of them, after the event that the variant names. */
export async function readAccounts(drive: Drive, consent: ConsentKey, variant: string, accountId?: string) {
  const operation = accountId === undefined ? 'GET /accounts' : 'GET /accounts/{AccountId}';
  const of = accountId === undefined ? {} : { accountId };
  return await drive.call({ operation, probe: 'course', variant, consent, ...of });
}

/**
 * The AccountIds that a consent opened when its accounts were last read with success; they are read now where they never were. Those
 * that no path can name are among them only where there are no others.
 */
export async function knownAccounts(drive: Drive, consent: ConsentKey): Promise<readonly string[]> {
  const of = ({ operation, consent: under }: Purpose) => operation === 'GET /accounts' && under === consent;
  const known = drive.recorder.exchanges.findLast((exchange) => of(exchange.about) && succeeded(exchange));
  const list = known ?? (await readAccounts(drive, consent, 'authorised'));
  const found = list === undefined ? [] : [...recordsOf(list, 'Account')];
  const ids = found.flatMap(({ value }) => textAt(value, 'AccountId') ?? []);
  const named = ids.filter(isSafeSegment);
  return named.length > 0 ? named : ids;
}

/** The consent itself, read by the client that made it, after the event that the variant names. */
export async function readState(drive: Drive, { key, consentId }: OwnConsent['facts'], variant: string) {
  const operation = 'GET /account-access-consents/{ConsentId}';
  return await drive.call({ operation, probe: 'course', variant, consent: key, token: 'client', consentId });
}

/** The consent itself after its PSU came back. Version 3.1 has no Status that it could come back from. */
export async function readReinstated(drive: Drive, { facts }: OwnConsent, variant: string): Promise<void> {
  if (versionOf(drive.place.release) === '4.0') await readState(drive, facts, variant);
}

/** A consent that the run made itself, with its token; undefined, and a gap, when there is none. */
export async function ownConsent(drive: Drive, key: ConsentKey): Promise<OwnConsent | undefined> {
  const { facts, token, ...more } = await drive.consent(key);
  if (token !== undefined && facts.consentId !== undefined) {
    return { ...more, token, facts: { ...facts, consentId: facts.consentId } };
  }
  drive.gap(drive.tokens.makesConsents ? (drive.missing(key) ?? notMade(key)) : madeElsewhere);
  return undefined;
}

/** The ConsentId of the consent that was declined, which may be lost; undefined, and a gap, when there is none. */
export async function expendableConsent(drive: Drive): Promise<string | undefined> {
  const { consentId } = (await drive.declined()).facts;
  if (consentId === undefined) drive.gap(drive.missing('client') ?? notMade('rejected'));
  return consentId;
}

/** Such a consent with a token that does not end at once: authorised again where it must be. */
export async function workingConsent(drive: Drive, key: ConsentKey): Promise<OwnConsent | undefined> {
  const own = await ownConsent(drive, key);
  if (own === undefined || !endsWithin(drive, own, enoughMs)) return own;
  return await authoriseAgain(drive, own, 'token-expired');
}

/** True when the token of a consent ends before so many milliseconds are over. */
export function endsWithin(drive: Drive, { expiresAt }: ConsentState, milliseconds: number): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) - drive.recorder.now().getTime() <= milliseconds;
}

/**
 * Has a call not count that came when its token or its consent was at its end, which was to come later: a refusal shows nothing of what
 * it was for, and neither does what the consent says of itself.
 */
export function unlessTooLate(drive: Drive, own: OwnConsent, answer: RecordedExchange | undefined): void {
  if (answer === undefined) return;
  const { expiration } = own.facts;
  const over = expiration !== undefined && Date.parse(expiration) <= drive.recorder.now().getTime();
  const isState = answer.about.operation === 'GET /account-access-consents/{ConsentId}';
  const tooLate = isState ? over : !succeeded(answer) && (over || endsWithin(drive, own, 0));
  if (tooLate) drive.recorder.relabel(answer, 'lost');
}

/**
 * Has the PSU authorise a consent once more, after the event that the variant names. From then on the new token is that of the
 * consent. Undefined, and a gap, when none came: the consent then has no token, unless the earlier one was still good
 * (`token-valid`).
 */
export async function authoriseAgain(drive: Drive, own: OwnConsent, variant: string): Promise<OwnConsent | undefined> {
  const { facts } = own;
  const token = await tryToAuthorise(drive, facts, variant);
  if (isMissing(token)) {
    drive.gap(token);
    if (variant !== 'token-valid') drive.loseToken(facts, token);
    return undefined;
  }
  const { label, value, expiresAt } = token;
  const renewed = { facts, token: { label, value }, ...(expiresAt === undefined ? {} : { expiresAt }) };
  drive.keepToken(renewed);
  return renewed;
}

/**
 * Has a PSU approve a consent that has been decided on before, and keeps how that ended; where the bank was never asked,
 * nothing is kept.
 */
export async function tryToAuthorise(
  drive: Drive,
  { key, consentId }: Pick<OwnConsent['facts'], 'key' | 'consentId'>,
  variant: string,
): Promise<Token | Missing> {
  const token = await drive.tokens.psuToken({ key, consentId }, { select: 'all' });
  const about = { consent: key, variant } as const;
  if (!isMissing(token)) {
    const exchange = drive.tokens.issued.at(-1)?.exchange ?? '';
    drive.noteAuthorisation({ ...about, outcome: 'authorised', exchange });
  } else if (token.refusal !== undefined) {
    const { refusal, exchange = '' } = token;
    drive.noteAuthorisation({ ...about, outcome: 'refused', refusal, exchange });
  }
  return token;
}

/** Why a consent behind a ready-made token is not what a run would ask for, and cannot be tried out. */
export const madeElsewhere: Missing = {
  reason:
    'Ready-made tokens stand for consents that were made elsewhere: the run cannot have them changed or authorised again.',
  supply: 'Configure "tokens" with the kind headless or manual: the run then makes and authorises consents itself.',
  key: 'tokens.kind',
};

/** Why there is no consent of a run to try something on. */
export function noConsent(drive: Drive, key: ConsentKey): Missing {
  const needsClientAlone = key === 'unauthorised' || key === 'rejected';
  if (!drive.tokens.makesConsents && !needsClientAlone) return madeElsewhere;
  return drive.missing('client') ?? drive.missing(key) ?? notMade(key);
}

/** The bank answered the request for a consent without a ConsentId. */
export function notMade(key: ConsentKey): Missing {
  return {
    reason: `The bank did not make the consent "${key}".`,
    supply: 'See the rules on account access consents.',
  };
}

import type { RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { wordsOf } from '../core/in-its-words.ts';
import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import { isMissing, type Missing, type PsuTokenOptions, type Token } from '../tokens/token-source.ts';
import { askForConsent, twins } from './ask-for-consent.ts';
import type { Caller } from './caller.ts';
import { type ConsentRequest, consentRequest } from './consent-requests.ts';
import { givenConsent } from './given-consent.ts';
import { clockAhead, msToAuthorise, secondsForCalls } from './pace.ts';
import type { ConsentState, RunState } from './run-state.ts';

/** The scenarios that make a consent of their own: what they lack is told of them. */
export const madeBy: Readonly<Partial<Record<ConsentKey, ScenarioName>>> = {
  renewed: 'token-expiry',
  expiring: 'consent-life',
  'other-psu': 'second-psu',
};

/** Makes a consent and has it authorised, but for the twins; what cannot be had is noted as a gap. */
export async function makeConsent(key: ConsentKey, drive: Caller, run: RunState): Promise<ConsentState> {
  const state = await makeWhole(key, drive, run);
  run.made.set(key, state.facts);
  return state;
}

async function makeWhole(key: ConsentKey, drive: Caller, run: RunState): Promise<ConsentState> {
  const { tokens, missing, recorder } = run;
  const asked = consentRequest(key, drive.profile, { now: drive.now, soon: soon(run) });
  const own = tokens.makesConsents || twins.includes(key);
  const { consentId, request } = own
    ? await askForConsent(drive, key, asked, run)
    : { consentId: undefined, request: asked };
  if (consentId !== undefined) run.madeAt.set(consentId, recorder.now());
  const facts = own ? factsOf(key, request, consentId) : given(key);
  if (consentId === undefined && own) {
    missing.set(key, missing.get('client') ?? notMade(key, recorder.exchanges));
  }
  if (twins.includes(key) || (tokens.makesConsents && consentId === undefined)) return { facts };
  await rest(consentId, run);
  const began = recorder.now().getTime();
  const token = await authorise(key, consentId, drive, run);
  if (isMissing(token)) {
    const why: Missing = { key: 'tokens', ...token, ...(key === 'detail' ? { token: true } : {}) };
    drive.gap(why);
    missing.set(key, why);
    return { facts };
  }
  run.authorisationMs.push(recorder.now().getTime() - began);
  const known: ConsentFacts | Missing = facts.given
    ? await givenConsent(drive, facts, token)
    : { ...facts, ...(token.partial ? { accounts: 'some' as const } : {}), authorised: true };
  if (isMissing(known)) {
    drive.gap(known);
    missing.set(key, known);
    return { facts };
  }
  return {
    facts: known,
    token: { label: token.label, value: token.value },
    ...(token.expiresAt === undefined ? {} : { expiresAt: token.expiresAt }),
  };
}

/** Why the bank made no consent: the last answer to the request for it. */
function notMade(key: ConsentKey, exchanges: readonly RecordedExchange[]): Missing {
  const request = exchanges.findLast(({ about, request: { method } }) => about.consent === key && method === 'POST');
  const { response, failure } = request ?? {};
  const came = response === undefined ? (failure?.code === 'timeout' ? 'timed out' : 'was not answered') : undefined;
  const said = request === undefined ? undefined : wordsOf(request);
  const quoted = said === undefined ? '' : `: "${said}"`;
  const what = came ?? `was answered ${response?.status} without a ConsentId${quoted}`;
  return {
    reason: `The bank made no consent "${key}": the request for it ${what}.`,
    supply: 'See the rules on account access consents.',
  };
}

/**
 * Has the PSU decline the second of the twins, once, unless the bank takes it for the first, which is to stay as it is. What
 * cannot be had is noted as a gap.
 */
export async function decline({ facts }: ConsentState, drive: Caller, run: RunState): Promise<ConsentState> {
  const { key, consentId } = facts;
  if (consentId === undefined || facts.declined || run.missing.has(key)) return { facts };
  const first = await run.consents.get('unauthorised');
  await rest(consentId, run);
  const answer = first?.facts.consentId === consentId ? oneOfTwo : await run.tokens.reject(consentId);
  if (answer === 'done') return { facts: { ...facts, declined: true } };
  drive.gap(answer);
  run.missing.set(key, answer);
  return { facts };
}

const oneOfTwo: Missing = {
  reason: 'The bank made one consent of two requests, so there is none to decline.',
  supply: 'See the rules on account access consents.',
};

async function authorise(
  key: ConsentKey,
  consentId: string | undefined,
  drive: Caller,
  { tokens, recorder, spareSeconds }: RunState,
): Promise<Token | Missing> {
  const consent = consentId === undefined ? { key } : { key, consentId };
  const options: PsuTokenOptions = { select: key === 'basic' ? 'some' : 'all' };
  if (key === 'other-psu') return await tokens.psuToken(consent, { ...options, psu: 'other' });
  if (key !== 'renewed') return await tokens.psuToken(consent, options);
  const seconds = secondsForCalls(recorder.exchanges, 6, spareSeconds);
  const token = await tokens.psuToken(consent, { ...options, lifetime: 'short', seconds });
  if (!isMissing(token) || token.refusal !== undefined) return token;
  // Much of what this consent is for needs no token that ends soon.
  drive.gap(token);
  return await tokens.psuToken(consent, options);
}

/** Waits until a bank knows all of a consent, where the configuration says how long that takes. */
async function rest(
  consentId: string | undefined,
  { madeAt, recorder, tokens: { restMs = 0 } }: RunState,
): Promise<void> {
  const made = consentId === undefined ? undefined : madeAt.get(consentId);
  if (made !== undefined) await recorder.waitUntil(new Date(made.getTime() + restMs));
}

/** The end of a consent that is to be authorised and used first: a whole second, on the clock of the bank. */
function soon({ recorder, authorisationMs, spareSeconds, tokens: { restMs = 0 } }: RunState): Date {
  const now = recorder.now().getTime() + clockAhead(recorder.exchanges) + restMs;
  return new Date(Math.ceil((now + msToAuthorise(recorder.exchanges, authorisationMs, spareSeconds)) / 1000) * 1000);
}

/** Of a consent that was made elsewhere nothing is known but what somebody tells. */
function given(key: ConsentKey): ConsentFacts {
  return { key, given: true, authorised: false };
}

function factsOf(key: ConsentKey, request: ConsentRequest, consentId: string | undefined): ConsentFacts {
  const { Permissions, TransactionFromDateTime, TransactionToDateTime, ExpirationDateTime } = request;
  return {
    key,
    permissions: Permissions,
    period: {
      ...(TransactionFromDateTime === undefined ? {} : { from: TransactionFromDateTime }),
      ...(TransactionToDateTime === undefined ? {} : { to: TransactionToDateTime }),
    },
    accounts: 'all',
    psu: key === 'other-psu' ? 'other' : 'usual',
    authorised: false,
    ...(consentId === undefined ? {} : { consentId }),
    ...(ExpirationDateTime === undefined ? {} : { expiration: ExpirationDateTime }),
  };
}

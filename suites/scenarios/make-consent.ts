import { type ConsentFacts, json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isMissing, type Missing, type PsuTokenOptions, type Token } from '../tokens/token-source.ts';
import { type ConsentRequest, consentRequest } from './consent-requests.ts';
import type { Drive } from './drive.ts';
import { clockAhead, secondsForCalls, secondsToAuthorise } from './pace.ts';
import type { ConsentState, RunState } from './run-state.ts';

/** Consents that nobody authorises: made alike, with one idempotency key, to see that the bank makes two of them. */
const twins: readonly ConsentKey[] = ['unauthorised', 'twin'];

/** Makes a consent and has it authorised or declined, as its name says; what cannot be had is noted as a gap. */
export async function makeConsent(key: ConsentKey, drive: Drive, run: RunState): Promise<ConsentState> {
  const { tokens, missing, recorder } = run;
  const request = consentRequest(key, drive.profile, { now: drive.now, soon: soon(run) });
  const consentId = tokens.makesConsents || twins.includes(key) ? await create(drive, key, request) : undefined;
  const facts = factsOf(key, request, consentId);
  if (twins.includes(key) || (tokens.makesConsents && consentId === undefined)) return { facts };
  if (key === 'rejected') {
    const answer = consentId === undefined ? undefined : await tokens.reject(consentId);
    if (isMissing(answer)) {
      drive.gap(answer);
      missing.set(key, answer);
    }
    return { facts };
  }
  const began = recorder.now().getTime();
  const token = await authorise(key, consentId, drive, run);
  if (isMissing(token)) {
    drive.gap(token);
    missing.set(key, token);
    return { facts };
  }
  run.authorisationMs.push(recorder.now().getTime() - began);
  const permissions = token.permissions ?? facts.permissions;
  return {
    facts: { ...facts, authorised: true, permissions, ...(token.partial ? { partial: true } : {}) },
    token: { label: token.label, value: token.value },
    ...(token.expiresAt === undefined ? {} : { expiresAt: token.expiresAt }),
  };
}

async function authorise(
  key: ConsentKey,
  consentId: string | undefined,
  drive: Drive,
  { tokens, recorder }: RunState,
): Promise<Token | Missing> {
  const consent = consentId === undefined ? { key } : { key, consentId };
  const options: PsuTokenOptions = { select: key === 'basic' ? 'some' : 'all' };
  if (key === 'other-psu') return await tokens.psuToken(consent, { ...options, psu: 'other' });
  if (key !== 'renewed') return await tokens.psuToken(consent, options);
  const seconds = secondsForCalls(recorder.exchanges, 3);
  const token = await tokens.psuToken(consent, { ...options, lifetime: 'short', seconds });
  if (!isMissing(token) || token.refusal !== undefined) return token;
  // Much of what this consent is for needs no token that ends soon.
  drive.gap(token);
  return await tokens.psuToken(consent, options);
}

/** The end of a consent that is to be authorised and used first: a whole second, on the clock of the bank. */
function soon({ recorder, authorisationMs }: RunState): Date {
  const now = recorder.now().getTime() + clockAhead(recorder.exchanges);
  return new Date((Math.ceil(now / 1000) + secondsToAuthorise(recorder.exchanges, authorisationMs)) * 1000);
}

function factsOf(key: ConsentKey, request: ConsentRequest, consentId: string | undefined): ConsentFacts {
  const { Permissions, TransactionFromDateTime, TransactionToDateTime, ExpirationDateTime } = request;
  return {
    key,
    permissions: Permissions,
    authorised: false,
    ...(consentId === undefined ? {} : { consentId }),
    ...(TransactionFromDateTime === undefined ? {} : { transactionFrom: TransactionFromDateTime }),
    ...(TransactionToDateTime === undefined ? {} : { transactionTo: TransactionToDateTime }),
    ...(ExpirationDateTime === undefined ? {} : { expiration: ExpirationDateTime }),
  };
}

/** The ConsentId of the consent that the bank made; undefined when it made none. */
async function create(drive: Drive, key: ConsentKey, Data: ConsentRequest): Promise<string | undefined> {
  const created = await drive.call({
    operation: 'POST /account-access-consents',
    probe: 'happy',
    variant: key,
    consent: key,
    body: { Data, Risk: {} },
    headers: {
      ...(twins.includes(key) ? { 'x-idempotency-key': `aisp-conformance-${'k'.repeat(30)}` } : {}),
      ...(key === 'twin' ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    },
  });
  return created === undefined ? undefined : textAt(json(created), 'Data', 'ConsentId');
}

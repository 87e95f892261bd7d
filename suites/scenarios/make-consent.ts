import { type ConsentFacts, json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isMissing } from '../tokens/token-source.ts';
import { type ConsentRequest, consentRequest } from './consent-requests.ts';
import type { Drive } from './drive.ts';
import type { ConsentState, RunState } from './run-state.ts';

/** Consents that nobody authorises: made alike, with one idempotency key, to see that the bank makes two of them. */
const twins: readonly ConsentKey[] = ['unauthorised', 'twin'];

/** Makes a consent and has it authorised or declined, as its name says; what cannot be had is noted as a gap. */
export async function makeConsent(key: ConsentKey, drive: Drive, { tokens, missing }: RunState): Promise<ConsentState> {
  const request = consentRequest(key, drive.profile, drive.now);
  const consentId = tokens.makesConsents || twins.includes(key) ? await create(drive, key, request) : undefined;
  const facts = factsOf(key, request, consentId);
  if (twins.includes(key) || (tokens.makesConsents && consentId === undefined)) return { facts };
  if (key === 'rejected') {
    const answer = consentId === undefined ? undefined : await tokens.reject(consentId);
    if (isMissing(answer)) drive.gap(answer);
    return { facts };
  }
  const select = key === 'basic' ? 'some' : 'all';
  const token = await tokens.psuToken(consentId === undefined ? { key } : { key, consentId }, { select });
  if (isMissing(token)) {
    drive.gap(token);
    missing.set(key, token);
    return { facts };
  }
  const permissions = token.permissions ?? facts.permissions;
  return {
    facts: { ...facts, authorised: true, permissions, ...(token.partial ? { partial: true } : {}) },
    token: { label: key, value: token.value },
  };
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

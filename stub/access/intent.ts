import { isObject } from '../consents/shape-problems.ts';

/** The parameters of an authorisation request that may name a consent. */
export interface IntentParameters {
  /** The `claims` parameter: JSON, checked by the provider before. */
  readonly claims?: unknown;
  /** A plain parameter, for clients without the `claims` parameter. */
  readonly consent_id?: unknown;
}

/** The ConsentId that a request asks to have authorised. Clause: Open Banking Security Profile, openbanking_intent_id. */
export function intentOf({ claims, consent_id: plain }: IntentParameters): string | undefined {
  const asked: unknown = typeof claims === 'string' && claims !== '' ? JSON.parse(claims) : {};
  for (const container of ['id_token', 'userinfo']) {
    const claim = isObject(asked) && isObject(asked[container]) ? asked[container].openbanking_intent_id : undefined;
    if (isObject(claim) && typeof claim.value === 'string') return claim.value;
  }
  return typeof plain === 'string' ? plain : undefined;
}

import {
  buildAuthorizationUrl,
  buildAuthorizationUrlWithJAR,
  type Configuration,
  calculatePKCECodeChallenge,
  modifyAssertion,
  type PrivateKey,
} from 'openid-client';
import type { ConsentKey } from '../core/probes.ts';
import type { FlowConfig } from '../target/target.ts';
import type { Surroundings } from './surroundings.ts';
import type { PsuTokenOptions } from './token-source.ts';

/** What is wanted of a PSU. */
export interface Wish extends Required<Omit<PsuTokenOptions, 'seconds'>>, Pick<PsuTokenOptions, 'seconds'> {
  readonly key: ConsentKey;
  readonly consentId: string;
  readonly decision: 'approve' | 'reject';
  /** True for a consent that was authorised before. */
  readonly again: boolean;
}

/** An authorisation request, and what its answer is checked with. */
export interface AuthoriseRequest {
  readonly wish: Wish;
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier?: string;
}

/** The Financial-grade API bounds the life of a request object to an hour; a person needs longer than the library's minute. */
const headlessSeconds = 300;

/**
 * Builds the URL that has a consent authorised or declined. The parameters of the configuration go over the usual ones, and
 * over each other in the order in which `AuthoriseParameters` names them. A signed request holds all of them; its URL repeats
 * the plain ones, because OpenID Connect Core 1.0 (section 6.1) wants some of them there too.
 */
export async function authoriseRequest(
  config: FlowConfig,
  wish: Wish,
  library: { readonly configuration: Configuration; readonly signingKey?: PrivateKey | undefined },
  surroundings: Surroundings,
): Promise<AuthoriseRequest> {
  const state = surroundings.newState();
  const verifier = config.pkce ? surroundings.newVerifier() : undefined;
  const proof =
    verifier === undefined
      ? {}
      : { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
  const parameters: Readonly<Record<string, string>> & { readonly nonce: string } = {
    response_type: config.responseType,
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    scope: config.scope,
    state,
    nonce: surroundings.newState(),
    ...proof,
    ...(config.consentParameter === undefined ? {} : { [config.consentParameter]: wish.consentId }),
    ...(config.intentClaim ? { claims: intentClaims(wish.consentId) } : {}),
    ...ownParameters(config, wish),
  };
  const { configuration, signingKey } = library;
  const checks = { wish, state, nonce: parameters.nonce, ...(verifier === undefined ? {} : { verifier }) };
  if (config.requestObject === 'none' || signingKey === undefined) {
    return { ...checks, url: buildAuthorizationUrl(configuration, parameters).href };
  }
  const seconds = config.kind === 'manual' ? Math.min(config.waitSeconds, 3000) + headlessSeconds : headlessSeconds;
  const url = await buildAuthorizationUrlWithJAR(configuration, parameters, signingKey, {
    [modifyAssertion]: (_header, payload) => {
      payload.exp = Number(payload.nbf) + seconds;
      if (config.audience !== undefined) payload.aud = config.audience;
    },
  });
  for (const [name, value] of Object.entries(parameters)) {
    if (name !== 'claims' && name !== 'client_id') url.searchParams.set(name, value);
  }
  return { ...checks, url: url.href };
}

/** Clause: Open Banking Security Profile, Implementer's Draft: the claim openbanking_intent_id. */
function intentClaims(consentId: string): string {
  const openbanking_intent_id = { value: consentId, essential: true };
  return JSON.stringify({ userinfo: { openbanking_intent_id }, id_token: { openbanking_intent_id } });
}

function ownParameters({ parameters }: FlowConfig, wish: Wish): Readonly<Record<string, string>> {
  return {
    ...parameters.always,
    ...(wish.decision === 'reject' ? parameters.reject : parameters.approve),
    ...(wish.again ? parameters.again : {}),
    ...(wish.select === 'some' ? parameters.selectSome : {}),
    ...(wish.lifetime === 'short' ? withSeconds(parameters.shortLived, wish.seconds) : {}),
    ...(wish.psu === 'other' ? parameters.otherPsu : {}),
  };
}

/** `{seconds}` in a value stands for the lifetime that is wanted. */
function withSeconds(parameters: Readonly<Record<string, string>> = {}, seconds = 5): Readonly<Record<string, string>> {
  const filled = ([name, value]: [string, string]) => [name, value.replaceAll('{seconds}', String(seconds))];
  return Object.fromEntries(Object.entries(parameters).map(filled));
}

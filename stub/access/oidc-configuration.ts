import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type Authority, refreshTokenDays } from './authority.ts';
import { authenticationMethods, callContext } from './call-context.ts';
import { clientMetadata } from './oidc-clients.ts';
import type { OidcStorage } from './oidc-storage.ts';
import { comesFirst, lifeProblem } from './short-lived.ts';
import type { SigningKey } from './signing-key.ts';

/** How the PSU of this bank always authenticates: strongly. So no other value is offered. Clause: Open Banking Security Profile, acr. */
export const acr = 'urn:openbanking:psd2:sca';

/** Clause: read-write-data-api-profile, Token Expiry Time. */
const refreshTokenExpiry = 'http://openbanking.org.uk/refresh_token_expires_at';

const minute = 60;
const day = 24 * 60 * minute;
const codeSeconds = minute;

export interface ProviderParts {
  readonly authority: Authority;
  readonly storage: OidcStorage;
  readonly mutualTls: boolean;
  readonly key: SigningKey;
  readonly library: Pick<typeof import('oidc-provider'), 'errors' | 'interactionPolicy'>;
  /** Decides on the request at once or lets it go on to a page. Throws what the client is to be told. */
  readonly decide: (ctx: KoaContextWithOIDC) => Promise<void>;
  /** The grant of a decision that was made for this request. */
  readonly decided: (ctx: KoaContextWithOIDC) => string | undefined;
  readonly renderError: NonNullable<Configuration['renderError']>;
}

/** One prompt: that a PSU decides on the consent. Whoever decided is logged in by it, for this once. */
function prompts({ library, decided }: ProviderParts) {
  const { Prompt, Check } = library.interactionPolicy;
  const undecided = new Check('consent_undecided', 'the PSU has not decided on the consent', (ctx) =>
    decided(ctx) === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return [new Prompt({ name: 'login', requestable: false }, undecided)];
}

/** What of the mutual TLS of the bank the provider asks for. */
const certificates: NonNullable<Configuration['features']>['mTLS'] = {
  enabled: true,
  certificateBoundAccessTokens: true,
  tlsClientAuth: true,
  getCertificate: () => {
    const certificate = callContext.getStore()?.certificate;
    return certificate?.authorized === true ? certificate.pem : undefined;
  },
  certificateAuthorized: () => callContext.getStore()?.certificate?.authorized === true,
  certificateSubjectMatches: (_ctx, _property, expected) => callContext.getStore()?.certificate?.subject === expected,
};

function refreshTokenSeconds(authority: Authority, grantId: string | undefined): number {
  const { consents, clock } = authority.options;
  const expires = consents.get(authority.grant(grantId)?.consentId ?? '')?.expires;
  const left = expires === undefined ? Number.POSITIVE_INFINITY : Math.ceil((expires - clock()) / 1000);
  return Math.max(1, Math.min(left, refreshTokenDays * day));
}

type Signed = (ctx: KoaContextWithOIDC, claims: Readonly<Record<string, unknown>>) => Promise<void>;

/** What the provider does not ask of signed requests: a short life, and that a request object comes once. */
function signedRequests({
  authority,
  library: { errors },
}: ProviderParts): Record<'assertion' | 'requestObject', Signed> {
  const { machineTime } = authority.options;
  return {
    assertion: async (_ctx, claims) => {
      const problem = lifeProblem(claims, machineTime());
      if (problem !== undefined) throw new errors.InvalidClientAuth(`The client assertion ${problem}`);
    },
    requestObject: async (ctx, claims) => {
      const problem = lifeProblem(claims, machineTime());
      if (problem !== undefined) throw new errors.InvalidRequestObject(`The request object ${problem}`);
      if (!(await comesFirst(ctx, claims))) throw new errors.InvalidRequestObject('The request object has been used');
    },
  };
}

/** The provider's configuration: the Open Banking Security Profile over OpenID Connect Core and RFC 6749. */
export function oidcConfiguration(parts: ProviderParts): Configuration {
  const { authority, storage, mutualTls, key, decide, decided, renderError } = parts;
  const { tokenSeconds } = authority.options;
  const signed = signedRequests(parts);
  return {
    adapter: (kind) => {
      if (kind !== 'Client') return storage.adapter(kind);
      const find = async (id: string) => {
        const client = authority.client(id);
        return client && clientMetadata(client, mutualTls, callContext.getStore()?.method);
      };
      return { ...storage.adapter(kind), find };
    },
    jwks: { keys: [{ ...key }] },
    routes: {
      authorization: '/authorize',
      token: '/token',
      jwks: '/jwks',
      userinfo: '/userinfo',
      revocation: '/revoke',
    },
    scopes: ['openid', 'accounts', 'payments', 'fundsconfirmations'],
    claims: { openid: ['sub', 'acr', 'openbanking_intent_id', refreshTokenExpiry], auth_time: null },
    acrValues: [acr],
    subjectTypes: ['public'],
    responseTypes: ['code', 'code id_token'],
    clientAuthMethods: authenticationMethods.filter((method) => mutualTls || method !== 'tls_client_auth'),
    enabledJWA: {
      clientAuthSigningAlgValues: ['PS256'],
      idTokenSigningAlgValues: ['PS256'],
      requestObjectSigningAlgValues: ['PS256'],
      userinfoSigningAlgValues: ['PS256'],
    },
    // Clocks of clients differ: `nbf` is often this very second.
    clockTolerance: 30,
    assertJwtClientAuthClaimsAndHeader: signed.assertion,
    cookies: { short: { httpOnly: true, sameSite: 'lax' }, long: { httpOnly: true, sameSite: 'lax' } },
    extraParams: { consent_id: decide },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}`, policy: prompts(parts) },
    loadExistingGrant: async (ctx) => {
      const grantId = decided(ctx);
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId);
    },
    findAccount: (ctx, sub, token) => ({
      accountId: sub,
      claims: async () => {
        const grantId = token?.grantId ?? ctx.oidc.entities.Grant?.jti;
        const intent = authority.grant(grantId)?.consentId;
        const refresh = storage.expiryOf('RefreshToken', ctx.oidc.entities.RefreshToken?.jti);
        return {
          sub,
          ...(intent === undefined ? {} : { openbanking_intent_id: intent }),
          ...(refresh === undefined
            ? {}
            : { [refreshTokenExpiry]: authority.options.behaviours.refreshTokenEnd(refresh) }),
        };
      },
    }),
    issueRefreshToken: async (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('accounts'),
    rotateRefreshToken: () => false,
    expiresWithSession: async () => false,
    pkce: { required: () => false },
    clientBasedCORS: () => false,
    renderError,
    ttl: {
      AccessToken: (_ctx, token) => authority.grant(token.grantId)?.tokenSeconds ?? tokenSeconds,
      AuthorizationCode: codeSeconds,
      ClientCredentials: tokenSeconds,
      Grant: refreshTokenDays * day,
      IdToken: tokenSeconds,
      Interaction: 15 * minute,
      RefreshToken: (_ctx, token) => refreshTokenSeconds(authority, token.grantId),
      Session: 15 * minute,
    },
    features: {
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      // Gives the hybrid response its s_hash, and asks it for a nonce; a plain code request keeps to OpenID Connect Core.
      fapi: {
        enabled: true,
        profile: (ctx) => (ctx.oidc.params?.response_type === 'code id_token' ? '1.0 Final' : undefined),
      },
      clientCredentials: { enabled: true },
      mTLS: mutualTls ? certificates : { enabled: false },
      requestObjects: { enabled: true, assertJwtClaimsAndHeader: signed.requestObject },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
  };
}

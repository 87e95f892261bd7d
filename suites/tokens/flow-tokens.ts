import type { PrivateKey } from 'openid-client';
import type { ConsentKey } from '../core/probes.ts';
import type { ClientConfig, FlowConfig } from '../target/target.ts';
import type { Authorisation } from './authorisation.ts';
import { type AuthoriseRequest, authoriseRequest, type Wish } from './authorise-request.ts';
import type { Authorise } from './headless.ts';
import { IssuedTokens, type TokenPurpose } from './issued-tokens.ts';
import { createOAuthClient, type OAuthClient } from './oauth-client.ts';
import { createProvider } from './provider.ts';
import type { Patiently, SendSecret } from './send-secret.ts';
import { readSigningKey } from './signing-key.ts';
import type { Surroundings } from './surroundings.ts';
import { type GrantRequest, requestToken } from './token-endpoint.ts';
import { isMissing, type Missing, type Token, type TokenSource } from './token-source.ts';
import { missingWish, notApproved, notConfigured, wronglyApproved } from './wishes.ts';

/** What carries the requests of a token source, and has a PSU decide. */
export interface Carriers {
  readonly send: SendSecret;
  readonly patiently: Patiently;
  readonly authorise: Authorise;
  /** An address that the configuration names besides those of the authorization server. */
  readonly baseUrl?: string | undefined;
}

/** How an authorisation ended, and what was asked. */
interface Decided {
  readonly outcome: Authorisation;
  readonly request: AuthoriseRequest;
}

/**
 * Tokens from an authorization server: client credentials for the clients, the authorization code grant for the PSU, whose
 * decision `authorise` obtains. Clause: RFC 6749, sections 4.1, 4.4 and 6.
 */
export function flowTokens(
  config: FlowConfig,
  { send, patiently, authorise, baseUrl }: Carriers,
  surroundings: Surroundings,
): TokenSource {
  const provider = createProvider(config, send, baseUrl);
  // Without an issuer of the configuration nobody knows what the bank would call itself.
  const { clientId, issuer } = config;
  const issued = new IssuedTokens({ clientId, issuer, keys: provider.keys }, surroundings);
  const own = once(() => createOAuthClient(config, surroundings));
  const signingKey = once(() => readSigningKey(config));
  const other = once(async () => await createOAuthClient(config.secondClient ?? config, surroundings));

  const obtain = async (
    client: OAuthClient,
    { clientAuthentication: method }: ClientConfig,
    request: GrantRequest,
    purpose: Omit<TokenPurpose, 'grant' | 'consent'>,
  ): Promise<Token | Missing> => {
    const server = await provider.metadata();
    if (isMissing(server)) return server;
    const found = await requestToken({ client, server, send, method }, request);
    if (isMissing(found)) return found;
    const { grant, consent } = request;
    const about = { ...purpose, grant, ...(consent === undefined ? {} : { consent }) };
    return await issued.note(about, found.response, found.exchange);
  };

  const decide = async (wish: Wish): Promise<Decided | Missing> => {
    const server = await provider.metadata();
    if (isMissing(server)) return server;
    const configuration = (await own()).configuration(server);
    const key: PrivateKey | undefined = config.requestObject === 'signed' ? await signingKey() : undefined;
    const request = await authoriseRequest(config, wish, { configuration, signingKey: key }, surroundings);
    const outcome = await authorise(request, issuer === undefined ? undefined : server.issuer);
    return { outcome, request };
  };

  const before = new Set<string>();
  const authorised = async (wish: Wish): Promise<Token | Missing> => {
    const { key, psu, lifetime, select } = wish;
    const decided = await decide(wish);
    if (isMissing(decided)) return decided;
    const { outcome, request } = decided;
    const { state, nonce, verifier } = request;
    if ('reason' in outcome) return outcome;
    if ('declined' in outcome) return notApproved(config, key, outcome);
    before.add(wish.consentId);
    const parameters = {
      code: outcome.code,
      redirect_uri: config.redirectUri,
      ...(verifier === undefined ? {} : { code_verifier: verifier }),
    };
    return await obtain(
      await own(),
      config,
      { grant: 'authorization_code', consent: key, parameters },
      {
        label: `${key}${psu === 'other' && key !== 'other-psu' ? '-other-psu' : ''}${lifetime === 'short' ? '-short-lived' : ''}`,
        partial: select === 'some' && (config.kind === 'manual' || config.parameters.selectSome !== undefined),
        authorisation: { state, nonce, code: outcome.code, idToken: outcome.idToken },
      },
    );
  };

  return {
    makesConsents: true,
    restMs: (config.restSeconds ?? 0) * 1000,
    ...selectsOf(config),
    issued: issued.facts,

    async clientToken({ client = 'own', scope = 'usual' } = {}) {
      if (client === 'other' && config.secondClient === undefined) return notConfigured.secondClient;
      if (scope === 'other' && config.otherScope === undefined) return notConfigured.otherScope;
      const label = `${client === 'other' ? 'other-client' : 'client'}${scope === 'other' ? '-other-scope' : ''}`;
      const asked = scope === 'other' ? (config.otherScope ?? '') : clientScope(config.scope);
      const request = { grant: 'client_credentials', parameters: { scope: asked } } as const;
      if (client === 'own') return await patiently(async () => await obtain(await own(), config, request, { label }));
      const certificate = { certificate: 'other' } as const;
      const foreign = { ...request, ...certificate };
      return await patiently(
        async () => await obtain(await other(), config.secondClient ?? config, foreign, { label }),
      );
    },

    async psuToken({ key, consentId }, { select, psu = 'usual', lifetime = 'usual', seconds }) {
      if (consentId === undefined) return notMade(key);
      const life = seconds === undefined ? { lifetime } : { lifetime, seconds };
      const wish: Wish = { key, consentId, decision: 'approve', again: before.has(consentId), select, psu, ...life };
      const missing = missingWish(config, wish);
      if (missing !== undefined) return missing;
      return await patiently(async () => await authorised(wish));
    },

    async reject(consentId) {
      const wish: Wish = {
        key: 'rejected',
        consentId,
        decision: 'reject',
        again: false,
        select: 'all',
        psu: 'usual',
        lifetime: 'usual',
      };
      const missing = missingWish(config, wish);
      if (missing !== undefined) return missing;
      const outcome = await patiently(async () => {
        const decided = await decide(wish);
        return isMissing(decided) ? decided : decided.outcome;
      });
      if (isMissing(outcome)) return outcome;
      return 'declined' in outcome ? 'done' : wronglyApproved(config);
    },

    async refresh({ label, refreshToken }) {
      if (refreshToken === undefined) {
        return {
          reason: `No refresh token came with the access token "${label}".`,
          supply:
            'A bank need not issue any; where this one does, ask for it with "tokens.scope" or "tokens.parameters".',
        };
      }
      const consent = issued.facts.findLast((facts) => facts.label === label)?.consent;
      const request = {
        grant: 'refresh_token',
        parameters: { refresh_token: refreshToken },
        ...(consent === undefined ? {} : { consent }),
      } as const;
      return await obtain(await own(), config, request, { label: `${label}-refreshed` });
    },
  };
}

/** Of a parameter that names accounts, or asks a person, nobody can tell how many they are. */
function selectsOf({ kind, parameters: { selectSome = {} } }: FlowConfig): Pick<TokenSource, 'selects'> {
  if (kind === 'manual') return {};
  const [count] = Object.values(selectSome).flatMap((value) => /^first:(\d+)$/.exec(value)?.[1] ?? []);
  return count === undefined ? {} : { selects: Number(count) };
}

/** A client has no identity of its own to be told, and no use for a refresh token. */
function clientScope(scope: string): string {
  const useful = scope.split(/\s+/).filter((each) => each !== '' && each !== 'openid' && each !== 'offline_access');
  return useful.length === 0 ? 'accounts' : useful.join(' ');
}

function notMade(key: ConsentKey): Missing {
  return {
    reason: `The consent "${key}" was not created.`,
    supply: 'See the answer to POST /account-access-consents.',
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

import { operation } from '../../schemas/operations.ts';
import type { Transport, WireRequest, WireResponse } from '../client/transport.ts';
import type { Purpose } from '../core/archive.ts';
import type { Probe } from '../core/probes.ts';
import type { Sampling } from '../target/sampling.ts';
import { pretendData } from './pretend-data.ts';
import { readGrant } from './pretend-psu.ts';

/** The probes that a bank refuses, each with a status that does. */
const refusals: Readonly<Partial<Record<Probe, number>>> = {
  'consent-refusal': 400,
  'no-token': 401,
  'missing-permission': 403,
  'unknown-id': 400,
  'foreign-account': 403,
  'not-offered': 404,
  'undefined-path': 404,
  'wrong-method': 405,
  'bad-header': 400,
  'not-acceptable': 406,
  'unsupported-media': 415,
  'after-deletion': 400,
  'earlier-token': 401,
  'other-client': 403,
  'other-scope': 403,
  connection: 401,
};

/** Refused, too, whatever the probe: data after the end of a token or a consent, and what nobody can answer. */
const refusedVariants =
  /^(token-expired|consent-expired|withdrawn|reauthentication-due|broken-down|account-closed|foreign)$/;
const unanswerable = /^(made-up.*|past-end|unreadable|unreadable-empty|open:past-expiration|open:reversed-window)$/;

/**
 * A bank that exists nowhere: it answers every call as a bank of good conduct does, by what the call is for, with the little
 * that scenarios need to go on. It looks at nothing else of a call, so it is no judge of anything.
 */
export function pretendBank({
  about,
  now,
  sampling,
}: {
  readonly about: () => Purpose | undefined;
  readonly now: () => Date;
  readonly sampling: Sampling;
}): Transport {
  let made = 0;
  return async (request) => {
    const purpose = about() ?? { probe: 'happy' };
    if (purpose.probe === 'access') return access(purpose, request);
    if (purpose.variant === 'throttled') return answer(429, {}, [['retry-after', '1']]);
    const status = statusOf(purpose);
    if (status !== undefined) return answer(status, {});
    if (request.method === 'DELETE') return answer(204);
    if (request.method === 'POST') {
      made += 1;
      return answer(201, { Data: { ConsentId: `planned-${made}` } });
    }
    const grant = readGrant(bearer(request));
    const some = grant?.select === 'some';
    const asked = { url: request.url, now: now(), consent: purpose.consent ?? '', some, sampling };
    return answer(200, purpose.operation === undefined ? {} : pretendData({ operation: purpose.operation, ...asked }));
  };
}

function statusOf({ probe, variant = '', operation: id }: Purpose): number | undefined {
  if (unanswerable.test(variant)) return 400;
  const ofConsent = id !== undefined && operation(id).grant === 'client_credentials';
  if (!ofConsent && refusedVariants.test(variant)) return 403;
  return refusals[probe];
}

/** The authorization server, and the requests that have a test bank do something. */
function access({ variant = '' }: Purpose, { url, body = '' }: WireRequest): WireResponse {
  if (variant.startsWith('bank-')) return answer(204);
  if (variant === 'keys') return answer(200, { keys: [] });
  if (variant === 'discovery') {
    const issuer = url.replace(/\/\.well-known\/.*$/, '');
    const at = (path: string) => `${issuer}/${path}`;
    return answer(200, {
      issuer,
      token_endpoint: at('token'),
      authorization_endpoint: at('authorize'),
      jwks_uri: at('keys'),
    });
  }
  const code = new URLSearchParams(body).get('code');
  const seconds = readGrant(code ?? '')?.seconds ?? 300;
  return answer(200, {
    access_token: code ?? 'client',
    token_type: 'Bearer',
    expires_in: seconds,
    // Unsigned and empty: enough to have its keys asked for where they are known.
    ...(code === null ? {} : { id_token: 'e30.e30.' }),
  });
}

function bearer({ headers }: WireRequest): string {
  return (headers.authorization ?? '').replace(/^Bearer /, '');
}

function answer(status: number, body?: object, headers: WireResponse['headers'] = []): WireResponse {
  const text = body === undefined ? '' : JSON.stringify(body);
  return { status, headers: [['content-type', 'application/json'], ...headers], body: new TextEncoder().encode(text) };
}

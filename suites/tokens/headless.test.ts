import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TransportError } from '../client/transport.ts';
import type { HeadlessConfig } from './authorise.ts';
import { headlessTokens } from './headless.ts';
import type { SecretAnswer, SecretRequest } from './send-secret.ts';
import { isMissing, type Missing } from './token-source.ts';

const config: HeadlessConfig = {
  kind: 'headless',
  tokenUrl: 'https://auth.example/token',
  authorizeUrl: 'https://auth.example/authorize?tenant=1',
  clientId: 'tpp:1',
  clientSecret: 'a secret/ü',
  clientAuthentication: 'client_secret_basic',
  redirectUri: 'https://tpp.example/callback',
  parameters: {
    always: { login_hint: 'alice' },
    approve: { decision: 'approve' },
    reject: { decision: 'reject' },
    selectSome: { select: 'first:2' },
  },
};
const surroundings = { now: () => new Date('2026-03-15T12:00:00Z'), newState: () => 's1' };
const consent = { key: 'detail', consentId: 'c1' } as const;
const all = { select: 'all' } as const;

type Answer = Partial<SecretAnswer> | TransportError;

/** A source whose authorization server answers as told, one answer for each call, and what it was asked. */
function played(answers: readonly Answer[], changes: Partial<HeadlessConfig> = {}) {
  const asked: SecretRequest[] = [];
  const source = headlessTokens(
    { ...config, ...changes },
    async (request) => {
      const answer = answers[asked.length] ?? {};
      asked.push(request);
      if (answer instanceof Error) throw answer;
      return { status: 200, headers: [], text: '', ...answer };
    },
    surroundings,
  );
  return { source, asked };
}

function redirect(to: string, status = 302): Answer {
  return { status, headers: [['Location', to]] };
}

function json(status: number, body: unknown): Answer {
  return { status, headers: [['content-type', 'application/json']], text: JSON.stringify(body) };
}

const issued = json(200, { access_token: 't1', token_type: 'Bearer', expires_in: 300 });
const back = 'https://tpp.example/callback';

function reasonOf(answer: unknown): Missing {
  assert.ok(isMissing(answer), JSON.stringify(answer));
  assert.ok(answer.supply.endsWith('.') && answer.reason.endsWith('.'), JSON.stringify(answer));
  return answer;
}

test('asks for a client token with basic credentials, form-encoded first', async () => {
  const { source, asked } = played([issued]);
  assert.deepEqual(await source.clientToken(), { value: 't1', expiresAt: '2026-03-15T12:05:00.000Z' });
  const [request] = asked;
  assert.equal(request?.url, config.tokenUrl);
  assert.equal(request?.body, 'grant_type=client_credentials&scope=accounts');
  const pair = Buffer.from((request?.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
  assert.equal(pair, 'tpp%3A1:a+secret%2F%C3%BC');
});

test('asks with posted credentials when so configured', async () => {
  const { source, asked } = played([issued], { clientAuthentication: 'client_secret_post' });
  await source.clientToken();
  const form = new URLSearchParams(asked[0]?.body);
  assert.equal(form.get('client_id'), 'tpp:1');
  assert.equal(form.get('client_secret'), config.clientSecret);
  assert.equal(asked[0]?.headers.authorization, undefined);
});

for (const [where, location] of [
  ['the query', `${back}?code=k1&state=s1`],
  ['the fragment', `${back}#code=k1&state=s1&id_token=x`],
] as const) {
  test(`exchanges a code that comes in ${where}`, async () => {
    const { source, asked } = played([redirect(location), issued]);
    assert.deepEqual(await source.psuToken(consent, all), { value: 't1', expiresAt: '2026-03-15T12:05:00.000Z' });
    const sent = Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams);
    assert.deepEqual(sent, {
      tenant: '1',
      response_type: 'code',
      client_id: 'tpp:1',
      redirect_uri: back,
      scope: 'openid accounts',
      state: 's1',
      nonce: 's1',
      consent_id: 'c1',
      login_hint: 'alice',
      decision: 'approve',
    });
    const form = Object.fromEntries(new URLSearchParams(asked[1]?.body));
    assert.deepEqual(form, { grant_type: 'authorization_code', code: 'k1', redirect_uri: back });
  });
}

test('has only some accounts selected, and says so of the token', async () => {
  const { source, asked } = played([redirect(`${back}?code=k1&state=s1`), issued]);
  const token = await source.psuToken(consent, { select: 'some' });
  assert.ok(!isMissing(token) && token.partial === true);
  assert.equal(new URL(asked[0]?.url ?? '').searchParams.get('select'), 'first:2');
});

test('does not call a token partial when there is no way to select', async () => {
  const { source } = played([redirect(`${back}?code=k1&state=s1`), issued], { parameters: {} });
  const token = await source.psuToken(consent, { select: 'some' });
  assert.ok(!isMissing(token) && token.partial === undefined);
});

test('carries the ConsentId in the parameter that the configuration names', async () => {
  const { source, asked } = played([], { consentParameter: 'openbanking_intent_id' });
  await source.psuToken(consent, all);
  assert.equal(new URL(asked[0]?.url ?? '').searchParams.get('openbanking_intent_id'), 'c1');
});

const authoriseFailures: readonly (readonly [title: string, answer: Answer, reason: RegExp])[] = [
  ['a page for a person', { headers: [['content-type', 'text/html']] }, /answered 200 with a page .* asks a person/],
  [
    'a redirect to a login page',
    redirect('https://login.example/start?x=1'),
    /redirected to https:\/\/login\.example\/start,/,
  ],
  ['another state', redirect(`${back}?code=k1&state=s2`), /another state/],
  ['no state', redirect(`${back}?code=k1`), /without a state/],
  ['neither code nor error', redirect(`${back}?state=s1`), /neither a code nor an error/],
  ['a refusal', redirect(`${back}?error=access_denied&state=s1`), /declined \(access_denied\)/],
  [
    'an OAuth error',
    redirect(`${back}?error=invalid_scope&error_description=not%0Ayours&state=s1`),
    /refused: invalid_scope \(not yours\)\./,
  ],
  ['an error status', json(400, { error: 'invalid_client' }), /answered 400 invalid_client and not with a redirect/],
  ['no answer', new TransportError('timeout', 'too slow'), /did not answer \(timeout: too slow\)/],
];

for (const [title, answer, reason] of authoriseFailures) {
  test(`an authorisation that ends with ${title} is missing, with its reason`, async () => {
    assert.match(reasonOf(await played([answer]).source.psuToken(consent, all)).reason, reason);
  });
}

const tokenFailures: readonly (readonly [title: string, answer: Answer, reason: RegExp, supply: RegExp])[] = [
  [
    'invalid_client',
    json(401, { error: 'invalid_client', error_description: 'Unknown client.' }),
    /answered 401 invalid_client \(Unknown client\)\./,
    /clientSecret/,
  ],
  ['an error of its own', json(400, { error: 'too_early' }), /answered 400 too_early\./, /registered/],
  [
    'a page',
    { headers: [['content-type', 'text/html']], text: '<html>' },
    /200 with no JSON \(text\/html\)/,
    /tokenUrl/,
  ],
  ['no token', json(200, {}), /200 with JSON without an access_token/, /tokenUrl/],
  ['a token of another type', json(200, { access_token: 'x', token_type: 'DPoP' }), /type "DPoP"/, /bearer/],
  ['a redirect', redirect('https://login.example'), /answered 302 with no JSON/, /tokenUrl/],
  ['no answer', new TransportError('ECONNREFUSED', 'refused'), /did not answer \(ECONNREFUSED/, /tokenUrl/],
];

for (const [title, answer, reason, supply] of tokenFailures) {
  test(`a token request that ends with ${title} is missing, with its reason`, async () => {
    const missing = reasonOf(await played([answer]).source.clientToken());
    assert.match(missing.reason, reason);
    assert.match(missing.supply, supply);
    const exchanged = await played([redirect(`${back}?code=k1&state=s1`), answer]).source.psuToken(consent, all);
    assert.match(reasonOf(exchanged).reason, reason);
  });
}

test('has a PSU decline', async () => {
  const { source, asked } = played([redirect(`${back}?error=access_denied&state=s1`)]);
  assert.equal(await source.reject('c1'), 'done');
  assert.equal(new URL(asked[0]?.url ?? '').searchParams.get('decision'), 'reject');
});

test('says why a PSU could not decline', async () => {
  const approved = played([redirect(`${back}?code=k1&state=s1`)]).source;
  assert.match(reasonOf(await approved.reject('c1')).reason, /approved a consent/);
  const { source, asked } = played([], { parameters: {} });
  assert.match(reasonOf(await source.reject('c1')).supply, /tokens\.parameters\.reject/);
  assert.equal(asked.length, 0);
});

test('asks for nothing when the consent was not created', async () => {
  const { source, asked } = played([]);
  assert.match(reasonOf(await source.psuToken({ key: 'detail' }, all)).reason, /"detail" was not created/);
  assert.equal(asked.length, 0);
});

test('lets faults of the harness through', async () => {
  const source = headlessTokens(config, async () => Promise.reject(new RangeError('budget')), surroundings);
  await assert.rejects(source.clientToken(), RangeError);
});

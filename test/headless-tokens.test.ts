import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import type { HeadlessConfig } from '../suites/target/target.ts';
import { isMissing } from '../suites/tokens/token-source.ts';
import { headlessSource } from './support/headless-source.ts';
import {
  type Answer,
  all,
  back,
  config,
  consent,
  form,
  issued,
  played,
  reasonOf,
  redirect,
  surroundings,
  token,
} from './support/played-tokens.ts';

test('asks for a client token with basic credentials, form-encoded first', async () => {
  const { source, asked } = played([issued]);
  assert.deepEqual(await source.clientToken(), { ...token, label: 'client' });
  const [request] = asked;
  assert.equal(request?.url, config.tokenUrl);
  assert.deepEqual(form(request), { grant_type: 'client_credentials', scope: 'accounts' });
  const pair = Buffer.from((request?.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
  assert.equal(pair, 'tpp-1%3Aa:a+secret%2F%C3%BC');
});

test('asks with posted credentials when so configured', async () => {
  const { source, asked } = played([issued], { clientAuthentication: 'client_secret_post' });
  await source.clientToken();
  const sent = form(asked[0]);
  assert.equal(sent.client_id, 'tpp-1:a');
  assert.equal(sent.client_secret, config.clientSecret);
  assert.equal(asked[0]?.headers.authorization, undefined);
});

for (const [where, location] of [
  ['the query', `${back}?code=k1&state=s1`],
  ['the fragment', `${back}#code=k1&state=s1&id_token=x`],
] as const) {
  test(`exchanges a code that comes in ${where}`, async () => {
    const { source, asked } = played([redirect(location), issued]);
    assert.deepEqual(await source.psuToken(consent, all), { ...token, label: 'detail' });
    const sent = Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams);
    assert.deepEqual(sent, {
      tenant: '1',
      response_type: 'code',
      client_id: 'tpp-1:a',
      redirect_uri: back,
      scope: 'openid accounts',
      state: 's1',
      nonce: 's1',
      consent_id: 'c1',
      login_hint: 'alice',
      decision: 'approve',
    });
    assert.deepEqual(form(asked[1]), { grant_type: 'authorization_code', code: 'k1', redirect_uri: back });
  });
}

test('says of a consent that was authorised before that it is authorised again, and of no other', async () => {
  const came = redirect(`${back}?code=k1&state=s1`);
  const refused = redirect(`${back}?error=access_denied&state=s1`);
  const { source, asked } = played([refused, came, issued, came, issued, came, issued], {
    parameters: { approve: { decision: 'approve' }, again: { decision: 'renew' }, otherPsu: { login_hint: 'bob' } },
  });
  assert.ok(isMissing(await source.psuToken(consent, all)));
  await source.psuToken(consent, all);
  await source.psuToken(consent, { ...all, psu: 'other' });
  await source.psuToken({ key: 'basic', consentId: 'c2' }, all);
  const sent = asked.map(({ url }) => new URL(url).searchParams).filter((each) => each.has('consent_id'));
  assert.deepEqual(
    sent.map((each) => [each.get('consent_id'), each.get('decision'), each.get('login_hint')]),
    [
      ['c1', 'approve', null],
      ['c1', 'approve', null],
      ['c1', 'renew', 'bob'],
      ['c2', 'approve', null],
    ],
  );
});

test('addresses signed requests to the audience that the server wants, and to its issuer otherwise', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const signed = {
    requestObject: 'signed',
    issuer: 'https://auth.example',
    signingKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  } as const;
  const addressee = async (changes: Partial<HeadlessConfig>) => {
    const { source, asked } = played([redirect(`${back}?error=access_denied&state=s1`)], { ...signed, ...changes });
    await source.psuToken(consent, all);
    return decodeJwt(new URL(asked[0]?.url ?? '').searchParams.get('request') ?? '').aud;
  };
  assert.equal(await addressee({}), 'https://auth.example');
  assert.equal(await addressee({ audience: 'https://elsewhere.example/aud' }), 'https://elsewhere.example/aud');
});

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
  const send = async () => Promise.reject(new RangeError('budget'));
  const source = headlessSource(config, send, surroundings);
  await assert.rejects(source.clientToken(), RangeError);
  await assert.rejects(source.psuToken(consent, all), RangeError);
});

test('follows redirects inside the authorization server, with the cookies of this authorisation only', async () => {
  const cookies: Answer = {
    status: 303,
    headers: [
      ['location', '/login?step=1'],
      ['set-cookie', 'sid=1; HttpOnly'],
      ['Set-Cookie', 'old=2; Path=/'],
    ],
  };
  const gone: Answer = {
    status: 302,
    headers: [
      ['location', 'https://auth.example/done'],
      ['set-cookie', 'old=; Max-Age=0'],
    ],
  };
  const way = [cookies, gone, redirect(`${back}?code=k1&state=s1`), issued];
  const { source, asked } = played([...way, ...way]);
  assert.ok(!isMissing(await source.psuToken(consent, all)));
  assert.deepEqual(
    asked.slice(0, 3).map(({ url, headers }) => [new URL(url).pathname, headers.cookie]),
    [
      ['/authorize', undefined],
      ['/login', 'sid=1; old=2'],
      ['/done', 'sid=1'],
    ],
  );
  await source.psuToken(consent, all);
  assert.equal(asked[4]?.headers.cookie, undefined);
});

test('sends the headers of the authorisation request with it, and not beyond', async () => {
  const { source, asked } = played([redirect('/login'), redirect(`${back}?code=k1&state=s1`), issued], {
    authoriseHeaders: { 'x-sandbox': 'approve' },
  });
  assert.ok(!isMissing(await source.psuToken(consent, all)));
  assert.deepEqual(
    asked.map(({ headers }) => headers['x-sandbox']),
    ['approve', undefined, undefined],
  );
});

test('gives up on redirects that lead nowhere', async () => {
  const { source, asked } = played(Array.from({ length: 50 }, () => redirect('/again')));
  const missing = reasonOf(await source.psuToken(consent, all));
  assert.match(missing.reason, /redirected to https:\/\/auth\.example\/again, .* asks a person/);
  assert.ok(asked.length < 10);
});

test('lets later parameters go over earlier ones', async () => {
  const parameters = {
    ...config.parameters,
    shortLived: { token_seconds: '1' },
    otherPsu: { login_hint: 'bob' },
  };
  const { source, asked } = played([redirect(`${back}?code=k1&state=s1`), issued], { parameters });
  const found = await source.psuToken(consent, { select: 'all', psu: 'other', lifetime: 'short' });
  const sent = new URL(asked[0]?.url ?? '').searchParams;
  assert.deepEqual([sent.get('login_hint'), sent.get('token_seconds')], ['bob', '1']);
  assert.ok(!isMissing(found) && found.label === 'detail-other-psu-short-lived');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TransportError } from '../suites/client/transport.ts';
import { type Answer, all, back, consent, json, played, reasonOf, redirect } from './support/played-tokens.ts';

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
  ['a refusal', redirect(`${back}?error=access_denied&state=s1`), /declined: access_denied/],
  [
    'an OAuth error',
    redirect(`${back}?error=invalid_scope&error_description=not%0Ayours&state=s1`),
    /refused: invalid_scope \(not yours\)\./,
  ],
  ['an error status', json(400, { error: 'invalid_client' }), /answered 400 invalid_client and not with a redirect/],
  ['no answer', new TransportError('timeout', 'too slow'), /timed out \(too slow\)/],
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

for (const [title, answer, refusal] of [
  ['an OAuth error in the redirect', redirect(`${back}?error=invalid_request&state=s1`), 'invalid_request'],
  ['a decline', redirect(`${back}?error=access_denied&state=s1`), 'access_denied'],
  ['a page', { status: 400, headers: [['content-type', 'text/html']] }, 'page'],
  ['an error status with an OAuth error', json(400, { error: 'invalid_client' }), 'invalid_client'],
  ['an error status alone', { status: 503 }, '503'],
] as const) {
  test(`tells of ${title} how the bank refused, and where that stands`, async () => {
    const missing = reasonOf(await played([answer]).source.psuToken(consent, all));
    assert.deepEqual([missing.refusal, missing.exchange], [refusal, 'x1']);
  });
}

test('tells a bank that refused from one that was never asked', async () => {
  const silent = reasonOf(await played([new TransportError('timeout', 'x')]).source.psuToken(consent, all));
  assert.deepEqual([silent.refusal, silent.exchange], [undefined, undefined]);
});

for (const [title, work, supply] of [
  ['a short life', { ...all, lifetime: 'short' }, /tokens\.parameters\.shortLived/],
  ['another PSU', { ...all, psu: 'other' }, /tokens\.parameters\.otherPsu/],
] as const) {
  test(`says what to supply for ${title}`, async () => {
    const { source, asked } = played([]);
    assert.match(reasonOf(await source.psuToken(consent, work)).supply, supply);
    assert.equal(asked.length, 0);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Recorder } from '../client/recorder.ts';
import { TransportError } from '../client/transport.ts';
import type { Target } from '../target/target.ts';
import { createTokenSource } from './create-token-source.ts';
import { isMissing } from './token-source.ts';

const target: Pick<Target, 'tokens'> = {
  tokens: {
    kind: 'headless',
    tokenUrl: 'https://auth.example/token',
    authorizeUrl: 'https://auth.example/authorize',
    clientId: 'tpp',
    clientSecret: 'hush',
    clientAuthentication: 'client_secret_post',
    redirectUri: 'https://tpp.example/callback',
    responseType: 'code',
    requestObject: 'none',
    pkce: true,
    scope: 'openid accounts',
    consentParameter: 'consent_id',
    intentClaim: true,
    parameters: { always: { pin: 'hush' } },
  },
};
const limits = { calls: 10, timeoutMs: 1000 };

test('records its calls without anything secret', async () => {
  const recorder = new Recorder({
    limits,
    transport: async () => ({ status: 200, headers: [], body: Buffer.from('{"access_token":"hush"}') }),
  });
  const source = createTokenSource(target, recorder);
  assert.deepEqual(await source.clientToken(), { value: 'hush', label: 'client' });
  await source.psuToken({ key: 'detail', consentId: 'c1' }, { select: 'all' });
  assert.deepEqual(
    recorder.exchanges.map(({ about }) => about),
    [
      { probe: 'access', variant: 'client-credentials' },
      { probe: 'access', variant: 'authorise', consent: 'detail' },
    ],
  );
  assert.ok(!JSON.stringify(recorder.exchanges).includes('hush'));
});

test('says why no answer came', async () => {
  const recorder = new Recorder({
    limits,
    transport: async () => {
      throw new TransportError('ECONNRESET', 'socket hang up');
    },
  });
  const answer = await createTokenSource(target, recorder).clientToken();
  assert.ok(isMissing(answer) && answer.reason.includes('ECONNRESET: socket hang up'));
});

test('takes ready-made tokens as they are', async () => {
  const recorder = new Recorder({ limits, transport: async () => assert.fail('nothing is to be sent') });
  const ready: Pick<Target, 'tokens'> = { tokens: { kind: 'ready-made', tokens: [], clientToken: 'c' } };
  assert.deepEqual(await createTokenSource(ready, recorder).clientToken(), { value: 'c', label: 'client' });
});

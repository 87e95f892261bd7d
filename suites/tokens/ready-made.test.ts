import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readyMadeTokens } from './ready-made.ts';
import { isMissing } from './token-source.ts';

const source = readyMadeTokens({
  kind: 'ready-made',
  tokens: [
    { consent: 'detail', token: 'd' },
    { consent: 'minimal', token: 'm', permissions: ['ReadAccountsBasic'] },
  ],
});
const all = { select: 'all' } as const;

test('hands out the token of a consent, with its permissions where they are known', async () => {
  assert.deepEqual(await source.psuToken({ key: 'detail' }, all), { value: 'd' });
  assert.deepEqual(await source.psuToken({ key: 'minimal' }, all), { value: 'm', permissions: ['ReadAccountsBasic'] });
});

test('names the variable to set for each token that was not given', async () => {
  for (const [key, variable] of [
    ['basic', 'AISP_TOKEN_BASIC'],
    ['credits', 'AISP_TOKEN_CREDITS'],
    ['debits', 'AISP_TOKEN_DEBITS'],
  ] as const) {
    const answer = await source.psuToken({ key }, all);
    assert.ok(isMissing(answer) && answer.supply.includes(variable));
  }
  const client = await source.clientToken();
  assert.ok(isMissing(client) && client.supply.includes('AISP_CLIENT_TOKEN'));
});

test('makes, authorises and declines no consents', async () => {
  assert.equal(source.makesConsents, false);
  assert.ok(isMissing(await source.reject('c')));
  assert.ok(isMissing(await source.psuToken({ key: 'rejected' }, all)));
});

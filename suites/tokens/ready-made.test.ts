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
const more = readyMadeTokens({
  kind: 'ready-made',
  tokens: [
    { consent: 'expired', token: 'e' },
    { consent: 'other-psu', token: 'o' },
  ],
  otherClientToken: 'oc',
});
const all = { select: 'all' } as const;

test('hands out the token of a consent, with its permissions where they are known', async () => {
  assert.deepEqual(await source.psuToken({ key: 'detail' }, all), { value: 'd', label: 'detail', told: {} });
  assert.deepEqual(await source.psuToken({ key: 'minimal' }, all), {
    value: 'm',
    label: 'minimal',
    told: { permissions: ['ReadAccountsBasic'] },
  });
});

test('tells what the file says of a consent, and of the PSU no more than which are the same', async () => {
  const { psuToken } = readyMadeTokens({
    kind: 'ready-made',
    tokens: [
      { consent: 'detail', token: 'd', consentId: 'aac-1', accounts: 'all', psu: 'alice' },
      { consent: 'basic', token: 'b', transactionTo: '2026-02-01T00:00:00Z', accounts: ['22289'], psu: 'bob' },
      { consent: 'credits', token: 'c', transactionFrom: 'none', psu: 'alice' },
    ],
  });
  const [detail, basic, credits] = await Promise.all(
    (['detail', 'basic', 'credits'] as const).map(async (key) => await psuToken({ key }, all)),
  );
  assert.deepEqual(detail, {
    ...{ value: 'd', label: 'detail', consentId: 'aac-1' },
    told: { accounts: 'all', psu: 'psu-1' },
  });
  assert.deepEqual(basic && 'told' in basic && basic.told, {
    ...{ period: { to: '2026-02-01T00:00:00Z' }, accounts: ['22289'], psu: 'psu-2' },
  });
  assert.deepEqual(credits && 'told' in credits && credits.told, { period: {}, psu: 'psu-1' });
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

test('hands out an expired token as one that lived for a short time, long ago', async () => {
  const token = await more.psuToken({ key: 'detail' }, { ...all, lifetime: 'short' });
  assert.deepEqual(token, { value: 'e', label: 'detail-short-lived', told: {}, expiresAt: '1970-01-01T00:00:00.000Z' });
});

test('hands out the tokens of another PSU and of another client', async () => {
  assert.deepEqual(await more.psuToken({ key: 'detail' }, { ...all, psu: 'other' }), {
    value: 'o',
    label: 'detail-other-psu',
    told: {},
  });
  assert.deepEqual(await more.clientToken({ client: 'other' }), { value: 'oc', label: 'other-client' });
});

for (const [title, ask, supply] of [
  ['expired', () => source.psuToken({ key: 'detail' }, { ...all, lifetime: 'short' }), /AISP_TOKEN_EXPIRED/],
  ["other PSU's", () => source.psuToken({ key: 'detail' }, { ...all, psu: 'other' }), /AISP_TOKEN_OTHER_PSU/],
  ["other client's", () => source.clientToken({ client: 'other' }), /AISP_OTHER_CLIENT_TOKEN/],
  ['other-scope', () => source.clientToken({ scope: 'other' }), /tokens\.otherScope/],
  ['refreshed', () => source.refresh({ value: 'd', label: 'detail' }), /headless or manual/],
] as const) {
  test(`says what to supply for the ${title} token`, async () => {
    const answer = await ask();
    assert.ok(isMissing(answer));
    assert.match(answer.supply, supply);
  });
}

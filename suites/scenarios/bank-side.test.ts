import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Recorder } from '../client/recorder.ts';
import { TransportError, type WireRequest } from '../client/transport.ts';
import type { BankSideConfig } from '../target/target.ts';
import { askBank } from './bank-side.ts';

const bankSide: BankSideConfig = {
  withdraw: {
    method: 'POST',
    url: 'https://bank.example/admin/{ConsentId}/accounts/{AccountId}?c={ConsentId}',
    headers: { 'x-admin': 'hush' },
    body: '{"consent":"{ConsentId}","account":"{AccountId}"}',
  },
  closeAccount: { method: 'DELETE', url: 'https://bank.example/admin/{AccountId}' },
};
const subject = { consent: 'detail', consentId: 'a:"1"', accountId: '22' } as const;

function asking(status: number | TransportError) {
  const seen: WireRequest[] = [];
  const recorder = new Recorder({
    limits: { calls: 5, timeoutMs: 1000 },
    transport: async (request) => {
      seen.push(request);
      if (typeof status !== 'number') throw status;
      return { status, headers: [], body: new Uint8Array() };
    },
  });
  return { seen, recorder, ask: { bankSide, recorder, scenario: 'reads' } as const };
}

test('fills the ids in and keeps what is sent out of the record', async () => {
  const { seen, recorder, ask } = asking(204);
  assert.equal(await askBank('withdraw', subject, ask), 'done');
  assert.equal(seen[0]?.url, 'https://bank.example/admin/a%3A%221%22/accounts/22?c=a%3A%221%22');
  assert.deepEqual(JSON.parse(seen[0]?.body ?? ''), { consent: 'a:"1"', account: '22' });
  assert.deepEqual(seen[0]?.headers, { 'content-type': 'application/json', 'x-admin': 'hush' });
  assert.deepEqual(recorder.exchanges[0]?.about, { probe: 'access', variant: 'bank-withdraw', consent: 'detail' });
  assert.equal(recorder.exchanges[0]?.scenario, 'reads');
  assert.ok(!JSON.stringify(recorder.exchanges).includes('hush'));
});

test('says what to supply, or what was answered', async () => {
  const { seen, ask } = asking(403);
  const missing = await askBank('reauthenticate', subject, ask);
  assert.ok(typeof missing === 'object');
  assert.match(missing.supply, /bankSide\.reauthenticate/);
  assert.equal(seen.length, 0);
  const refused = await askBank('closeAccount', subject, ask);
  assert.ok(typeof refused === 'object');
  assert.match(refused.reason, /was answered 403/);
  assert.equal(refused.refusal, '403');
  const silent = await askBank('closeAccount', subject, asking(new TransportError('timeout', 'x')).ask);
  assert.ok(typeof silent === 'object');
  assert.match(silent.reason, /was not answered/);
});

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newSealingKey, type RunRecord, unseal, type Verdict } from '../../reports/contract/index.ts';
import { presentedIn } from '../../suites/run/presented.ts';
import { present } from './present.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-present-'));
const key = newSealingKey();
process.env.AISP_PRESENTED_KEY = key;
after(() => rmSync(folder, { recursive: true }));

const name = 'Wilhelmina Featherstonehaugh';
const verdict: Verdict = {
  ...{ id: 'AISP-ACC-001', title: 'Holds', level: 'MUST', group: 'ACC', outcome: 'fail', checked: 1 },
  clause: { title: 'Accounts' },
  findings: [{ message: 'Expected less; got "Qzkvwqzhkv"', exchange: 'x1' }],
};
const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
  ...{ startedAt: '2026-01-01T00:00:00.000Z', requests: 1 },
  exchanges: [
    {
      ...{ id: 'x1', scenario: 'reads', purpose: 'GET /accounts: happy', startedAt: '2026-01-01T00:00:00.000Z' },
      durationMs: 1,
      request: { method: 'GET', url: 'https://bank.example/accounts', headers: [] },
      response: {
        status: 200,
        headers: [],
        body: JSON.stringify({ Data: { Account: [{ Nickname: name }] } }),
        size: 1,
      },
    },
  ],
};

test('tests show what was judged on the masked evidence, and nothing is on disk in clear', () => {
  const files = presentedIn(folder);
  present(files, record, [verdict]);
  const [verdicts, whole] = [files.verdictsFile, files.recordFile].map((file) => readFileSync(file, 'utf8'));
  for (const text of [verdicts, whole]) assert.ok(!text?.includes('Featherstonehaugh') && !text?.includes('AISP-ACC'));
  assert.deepEqual(JSON.parse(unseal(key, verdicts ?? '') ?? ''), { 'AISP-ACC-001': verdict });
  const kept = JSON.parse(unseal(key, whole ?? '') ?? '') as RunRecord;
  assert.deepEqual(kept, { ...record, verdicts: [verdict] });
});

test('why there are no verdicts is told without what a customer is called', () => {
  const files = presentedIn(folder);
  present(files, { ...record, problems: [`The bank answered 400 ("${name}").`] }, []);
  const said = readFileSync(files.refusalFile, 'utf8');
  assert.match(said, /^The bank answered 400 \("/);
  assert.ok(!said.includes('Wilhelmina') && !said.includes('Featherstonehaugh'), said);
});

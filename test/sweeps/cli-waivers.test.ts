import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report, Verdict } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { serveBank } from '../../stub/serve.ts';
import { aispHere } from '../support/aisp-here.ts';

const rule = 'AISP-SEED-004';
const folder = mkdtempSync(join(tmpdir(), 'aisp-waivers-'));
const faults = await findFaults(['balance-type-missing-expected']);
const bank = await serveBank(
  createControlledBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25, faults }),
  { port: 0 },
);
const issued = await fetch(`${bank.url}/stub/tokens`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"persona":"household"}',
});
const { access_token: token } = (await issued.json()) as { readonly access_token: string };
after(async () => {
  await bank.close();
  rmSync(folder, { recursive: true });
});

let count = 0;
/** Runs one rule that the bank breaks, under waivers. */
async function runWith(
  ...waivers: readonly object[]
): Promise<{ readonly code: number | string; readonly verdict: Verdict }> {
  count += 1;
  const name = String(count);
  const out = join(folder, name);
  const target = join(folder, `${name}.json`);
  const whole = waivers.map((waiver) => ({ rule, reason: 'Known', owner: 'Us', until: '2099-12-31', ...waiver }));
  writeFileSync(target, JSON.stringify({ baseUrl: bank.url, waivers: whole }));
  const { code } = await aispHere(['run', '--target', target, '--only', rule, '--out', out], {
    env: { AISP_TOKEN: token },
  });
  const verdict = verdictIn(out);
  // The archive of the run holds its waivers: judged from there, nothing changes.
  const again = join(folder, `${name}-again`);
  const judged = await aispHere(['judge', join(out, 'evidence.har'), '--out', again]);
  assert.deepEqual([judged.code, verdictIn(again)], [code, verdict], judged.stderr);
  return { code, verdict };
}

function verdictIn(out: string): Verdict {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  const [verdict] = report.rules;
  assert.ok(verdict !== undefined);
  return verdict;
}

describe('a run under waivers', { concurrency: 2 }, () => {
  it('is conforming when every place of the departure is waived, and shows them', async () => {
    const { code, verdict } = await runWith(
      { operation: 'GET /balances', pointer: '/Data/Balance' },
      { operation: 'GET /accounts/{AccountId}/balances' },
    );
    assert.equal(verdict.outcome, 'waived', verdict.reason);
    assert.equal(code, 0);
    assert.ok(verdict.findings.length > 0 && verdict.findings.every(({ waived }) => waived?.startsWith('Known (Us')));
  });

  it('is red for what is wrong elsewhere', async () => {
    const { code, verdict } = await runWith({ operation: 'GET /balances' });
    assert.deepEqual([code, verdict.outcome], [1, 'fail']);
    assert.deepEqual(new Set(verdict.findings.map(({ waived }) => waived === undefined)), new Set([true, false]));
  });

  it('is red when a waiver is stale', async () => {
    const { code, verdict } = await runWith({ operation: 'GET /accounts' });
    assert.deepEqual([code, verdict.outcome], [1, 'fail']);
    assert.match(verdict.reason ?? '', /Nothing departs from this rule in GET \/accounts, .* is stale/);
  });

  it('is red when a waiver has ended', async () => {
    const { code, verdict } = await runWith({ until: '2020-01-01' });
    assert.deepEqual([code, verdict.outcome], [1, 'fail']);
    assert.match(verdict.reason ?? '', /ended on 2020-01-01/);
  });
});

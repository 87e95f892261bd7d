import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { type CallPlan, callPlan } from '../../suites/rehearsal/call-plan.ts';
import { rehearse } from '../../suites/rehearsal/rehearse.ts';
import { unreached } from '../../suites/rehearsal/unreached.ts';
import { scenariosOf, selectRules } from '../../suites/run/select-rules.ts';
import type { Target } from '../../suites/target/target.ts';
import { judgeBank } from '../support/bank-run.ts';

const catalogue = await loadRules();
const now = new Date('2026-03-17T10:30:00.000Z');

interface Case {
  readonly profile: BankProfile;
  readonly release?: Release;
  readonly only?: readonly string[];
}

/** What is planned for the bank of a case, over mutual TLS as the bank in this process is served. */
function targetOf({ profile, release = latestRelease }: Case): Target {
  return { ...bundledTarget('https://bank.test', { profile, release }), tls: { certificate: 'own', key: 'own' } };
}

async function plannedAndMade(case_: Case): Promise<readonly [CallPlan, CallPlan]> {
  const rules = selectRules(catalogue, case_.only ?? []);
  const scenarios = scenariosOf(rules);
  const target = targetOf(case_);
  const planned = await rehearse({ target, scenarios, now });
  const { archive } = await judgeBank(rules, { ...case_, scenarios });
  return [callPlan(planned, target), callPlan(archive.exchanges, target)];
}

/** A row for each operation and probe; pages by themselves, because how many there are is a matter of the bank's data. */
function counts({ rows }: CallPlan): { readonly exact: readonly string[]; readonly pages: number } {
  const all = rows.flatMap(({ to, probes }) => [...probes].map(([probe, count]) => ({ to, probe, count })));
  const pages = all.filter(({ probe }) => probe === 'page');
  return {
    exact: all.filter(({ probe }) => probe !== 'page').map(({ to, probe, count }) => `${to}: ${probe} ${count}`),
    pages: pages.reduce((sum, { count }) => sum + count, 0),
  };
}

const cases: readonly (readonly [string, Case])[] = [
  ['profile service', { profile: serviceProfile }],
  ['profile full', { profile: fullProfile }],
  ['rules on transactions and paging alone', { profile: fullProfile, only: ['AISP-TRA-*', 'AISP-PAG-*'] }],
  ['rules on security alone', { profile: serviceProfile, only: ['AISP-SEC-*'] }],
];

describe('the plan of a run', () => {
  for (const [name, case_] of cases) {
    it(`names the calls that are made of the honest bank: ${name}`, async () => {
      const [planned, made] = (await plannedAndMade(case_)).map(counts);
      assert.ok(planned !== undefined && made !== undefined && made.exact.length > 0);
      assert.deepEqual([...planned.exact].sort(), [...made.exact].sort());
      assert.ok(made.pages <= planned.pages, `${made.pages} pages were read and ${planned.pages} planned`);
    });
  }

  it('is an upper bound where the standard cuts a course short: a withdrawn consent does not come back in release 3.1.0', async () => {
    const [planned, made] = await plannedAndMade({ profile: fullProfile, release: '3.1.0' });
    for (const { to, probes } of made.rows) {
      const row = planned.rows.find((each) => each.to === to)?.probes;
      for (const [probe, count] of probes) {
        assert.ok(probe === 'page' || count <= (row?.get(probe) ?? 0), `${to}: ${probe} ${count} made`);
      }
    }
    assert.ok(planned.total - made.total <= 10, `${planned.total} planned, ${made.total} made`);
  });

  it('sums up to its total', async () => {
    const target = targetOf({ profile: fullProfile });
    const planned = callPlan(await rehearse({ target, scenarios: scenariosOf(catalogue), now }), target);
    assert.equal(
      planned.rows.reduce((sum, { calls }) => sum + calls, 0),
      planned.total,
    );
  });
});

describe('a budget below the plan', () => {
  it('names the scenarios that it cuts short, and none when it is enough', async () => {
    const target = targetOf({ profile: fullProfile });
    const exchanges = await rehearse({ target, scenarios: scenariosOf(catalogue), now });
    assert.deepEqual(await unreached(exchanges, exchanges.length), []);
    const titles = await unreached(exchanges, 80);
    assert.ok(titles.includes('Filtering transactions') && titles.includes('Walking through pages'), titles.join());
    assert.ok(!titles.includes('Asking for consents that must be refused'), titles.join());
  });
});

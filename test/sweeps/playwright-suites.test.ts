import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { aisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { bankWith, endingsFolder, reportIn } from '../support/endings.ts';
import { root, startPlaywright } from '../support/playwright.ts';
import { childrenOf } from '../support/processes.ts';
import { timedRules } from '../support/real-time-run.ts';
import { leftOut } from '../support/turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-bare-'));
after(() => {
  for (const each of [folder, endingsFolder]) rmSync(each, { recursive: true, force: true });
});

function reportOf(name: string): Report {
  return JSON.parse(readFileSync(join(folder, name, 'out', 'report.json'), 'utf8')) as Report;
}

describe('npx playwright test -c suites', () => {
  it('presents one rule against the bundled bank, writes the report, and leaves nothing behind', async () => {
    const run = { folder: join(folder, 'one'), suites: 'suites' } as const;
    const { code, stdout, stderr, left } = await startPlaywright(run, '--grep', 'AISP-BAL-003 ').ended;
    assert.equal(code, 0, stdout + stderr);
    const report = reportOf('one');
    assert.deepEqual(
      report.rules.map(({ id, outcome }) => [id, outcome]),
      [['AISP-BAL-003', 'pass']],
    );
    assert.equal(report.target.bundled, true);
    assert.match(report.target.baseUrl, /^http:\/\/127\.0\.0\.1:\d+$/);
    assert.match(stderr, /^Gathered the evidence: \d+ scenarios, \d+ calls in [\d.]+ s$/m);
    assert.match(stdout, /^Conforming\. /m);
    assert.deepEqual(left, []);
  });

  for (const [who, suites, reporter] of [
    ['editors ask', 'suites', ['--reporter=list']],
    ['npm run conformance -- --list does', undefined, []],
  ] as const)
    it(`lists the rules as tests by their ids, as ${who}`, async () => {
      const name = `list-${reporter.length}`;
      const run = { folder: join(folder, name), ...(suites === undefined ? {} : { suites }) };
      const { code, stdout, stderr, left } = await startPlaywright(run, '--list', ...reporter).ended;
      assert.equal(code, 0, stdout + stderr);
      assert.equal(existsSync(join(folder, name, 'out')), false);
      const listed = [...stdout.matchAll(/› (AISP-[A-Z][A-Z0-9]*-\d{3}[a-z]?) /g)].map(([, id]) => id);
      const ids = rulesFor(await loadRules(), { release: latestRelease }).map(({ id }) => id);
      assert.deepEqual(listed, ids);
      assert.deepEqual(left, []);
    });

  it('knows all rules by name, and what they draw on, without loading one', async () => {
    const named = ({ id, title, scenarios }: Pick<Rule, 'id' | 'title' | 'scenarios'>) => ({ id, title, scenarios });
    assert.deepEqual(
      rulesFor(listedRules(), { release: latestRelease }).map(named),
      rulesFor(await loadRules(), { release: latestRelease }).map(named),
    );
  });

  it("serves other people's reporters, and writes the report of all rules beside theirs", async () => {
    const run = { folder: join(folder, 'other'), env: { AISP_FAULT: 'consent-without-accounts-accepted' } };
    const { code, stdout, stderr } = await startPlaywright(run, '--grep', 'AISP-CON-', '--reporter=json').ended;
    assert.equal(code, 1, stderr);
    const theirs = JSON.parse(stdout) as { readonly stats: { readonly unexpected: number; readonly expected: number } };
    const report = reportOf('other');
    const failed = report.rules.filter(({ outcome }) => outcome === 'fail');
    assert.ok(failed.length > 0 && failed.every(({ group }) => group === 'CON'), JSON.stringify(failed));
    assert.equal(theirs.stats.unexpected, failed.length);
    assert.ok(theirs.stats.expected > 20);
    assert.equal(report.rules.length, rulesFor(listedRules(), { release: latestRelease }).length);
  });

  it('takes Ctrl-C as `aisp run` does: consents are deleted, what there is gets judged', async () => {
    let interrupt = () => {};
    const bank = await bankWith('playwright-ctrl-c', (call) => call === 80 && interrupt());
    const env = { ...bank.env, TMPDIR: join(folder, 'ctrl-c', 'tmp'), AISP_TARGET: bank.target, AISP_OUT: bank.out };
    const { child, ended } = startPlaywright({ folder: join(folder, 'ctrl-c'), env });
    interrupt = () => child.kill('SIGINT');
    const { code, stdout, stderr, left } = await ended;
    await bank.close();
    assert.equal(code, 130, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.deepEqual(report.problems, ['The run was interrupted.']);
    assert.ok(report.summary.pass > 50 && report.summary['not-exercised'] > 20, JSON.stringify(report.summary));
    assert.equal(bank.standing(), 0);
    assert.deepEqual(left, []);
  });

  it('presents what was gathered when the process that gathers is killed', { skip: leftOut }, async () => {
    let kill = () => {};
    const bank = await bankWith('playwright-killed', (call) => call === 80 && kill());
    const env = { ...bank.env, TMPDIR: join(folder, 'killed', 'tmp'), AISP_TARGET: bank.target, AISP_OUT: bank.out };
    const { child, ended } = startPlaywright({ folder: join(folder, 'killed'), env }, '--grep', 'AISP-(ACC|STA)-');
    kill = () => {
      const [starter] = childrenOf(child.pid);
      const [engine] = childrenOf(starter);
      assert.ok(engine !== undefined);
      process.kill(engine, 'SIGKILL');
    };
    const { code, stdout, stderr, left } = await ended;
    await bank.close();
    assert.equal(code, 1, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.match(report.problems?.[0] ?? '', /ended before its time, after (?:7[89]|8\d) calls/);
    assert.ok(report.rules.every(({ group }) => group === 'ACC' || group === 'STA') && report.summary.pass > 3);
    assert.equal(bank.standing(), 0);
    assert.deepEqual(left, []);
  });

  it('says what keeps the run from beginning, and leaves the report that says so', async () => {
    const run = { folder: join(folder, 'nowhere'), env: { AISP_TARGET: 'http://127.0.0.1:1' } };
    const { code, stderr, left } = await startPlaywright(run).ended;
    assert.equal(code, 1);
    assert.match(stderr, /^aisp: The target http:\/\/127\.0\.0\.1:1 cannot be used: it refuses the connection/m);
    const { incomplete, rules, problems } = reportOf('nowhere');
    assert.deepEqual([incomplete, rules], [true, []]);
    assert.match(problems?.[0] ?? '', /refuses the connection/);
    assert.deepEqual(left, []);
  });

  it('says what to do in a checkout that is not built', async () => {
    const bare = join(folder, 'checkout');
    for (const name of ['files', 'suites', 'schemas', 'reports/contract', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, name), join(bare, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(bare, 'node_modules'));
    const run = { folder: join(folder, 'bare'), cwd: bare, suites: 'suites' } as const;
    const { code, stdout, stderr } = await startPlaywright(run).ended;
    assert.equal(code, 1);
    assert.match(stdout + stderr, /The bundled bank is not built\. Run "npm run build" first\./);
  });
});

describe('every way in', () => {
  it('writes the same report, but for the times, the port, the ids and masks of the run', async () => {
    const [fault, quirk] = ['balance-type-missing-expected', 'amount-nan'];
    const run = startPlaywright({ folder: join(folder, 'same'), env: { AISP_FAULT: fault, AISP_QUIRK: quirk } });
    assert.equal((await run.ended).code, 1);
    const { code } = await aisp(['run', '--fault', fault, '--quirk', quirk, '--out', join(folder, 'same-aisp', 'out')]);
    assert.equal(code, 1);
    const [theirs, ours] = [reportOf('same'), reportOf('same-aisp')];
    assert.deepEqual(constant(theirs), constant(ours));
    assert.ok(ours.summary.fail > 0);
    assert.deepEqual(ours.target.faults, [fault, 'balance-not-a-number']);
    const har = (name: string) =>
      (JSON.parse(readFileSync(join(folder, name, 'out', 'evidence.har'), 'utf8')) as { log: { entries: unknown[] } })
        .log.entries.length;
    assert.equal(har('same'), har('same-aisp'));
  });

  it('makes shards that are parts of one run', { skip: leftOut }, async () => {
    const run = startPlaywright({ folder: join(folder, 'shard') }, '--shard=1/2');
    assert.equal((await run.ended).code, 0);
    const other = join(folder, 'shard-aisp', 'out');
    assert.equal((await aisp(['run', '--shard', '2/2', '--out', other])).code, 0);
    const merged = join(folder, 'merged', 'out');
    const merge = await aispHere(['report', 'merge', join(folder, 'shard', 'out'), other, '--out', merged]);
    assert.equal(merge.code, 0, merge.stdout + merge.stderr);
    assert.deepEqual(
      reportOf('merged').rules.map(({ id }) => id),
      rulesFor(listedRules(), { release: latestRelease }).map(({ id }) => id),
    );
  });
});

/** What of a report does not depend on when, where, in which order of calls that overlap and of random ids it was made. */
function constant({ rules, exchanges, target, startedAt, durationMs, ...rest }: Report): object {
  assert.ok(Number.isFinite(Date.parse(startedAt)) && durationMs > 0);
  const calls = exchanges.map(({ id, scenario, purpose, request, response }) => ({
    id,
    call: `${scenario}: ${request.method} ${purpose} ${response?.status}`,
  }));
  // Which of the calls of a scenario is named for all that are alike depends on which came first.
  const callOf = new Map(
    exchanges.map(({ id, scenario, request, response }) => [id, `${scenario}: ${request.method} ${response?.status}`]),
  );
  const byCall = (key: string, value: unknown) => (key === 'exchange' ? (callOf.get(String(value)) ?? value) : value);
  return {
    ...(JSON.parse(JSON.stringify(rest, byCall)) as object),
    target: { ...target, baseUrl: target.baseUrl.replace(/\d+$/, '') },
    rules: rules.map(({ findings, checked, ...verdict }) => ({
      ...verdict,
      checked: timedRules.includes(verdict.id) ? 'as much as there was time for' : checked,
      // Which of the calls that show a finding is named first depends on which came first.
      findings: findings.map(({ message, count }) => `${count ?? 1}: ${message.split('; got ')[0]}`).toSorted(),
    })),
    exchanges: calls.map(({ call }) => call).toSorted(),
  };
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport, exitCodeOf } from '../build-report.ts';
import type { Exchange, Outcome, Report, Verdict } from '../contract/index.ts';
import { findMergeProblems } from './find-merge-problems.ts';
import { MergeError, mergeReports } from './merge-reports.ts';

const plan = 'a'.repeat(64);

function exchange(number: number): Exchange {
  return {
    id: `x${number}`,
    scenario: 'reads',
    purpose: `call ${number}`,
    request: { method: 'GET', url: 'https://bank.example/open-banking/v3.1/aisp/accounts', headers: [] },
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
  };
}

function verdict(number: number, outcome: Outcome): Verdict {
  const places = [{ pointer: '/Data/1', exchange: 'x1' }];
  return {
    id: `AISP-ACC-00${number}`,
    title: 'Holds',
    level: 'MUST',
    group: 'ACC',
    outcome,
    checked: outcome === 'pass' ? 1 : 0,
    findings: outcome === 'fail' ? [{ message: 'Expected a code', exchange: 'x2', examples: places }] : [],
    clause: { title: 'Accounts' },
  };
}

type Facts = Partial<Parameters<typeof buildReport>[0]>;

function shard(index: number, rules: readonly Verdict[], more: Facts = {}): { name: string; report: Report } {
  const record = {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
    startedAt: `2026-01-01T00:00:0${index}.000Z`,
    requests: 2,
    exchanges: [exchange(1), exchange(2)],
    shard: { index, total: 3, rules: 4, plan },
    ...more,
  };
  return { name: `part-${index}`, report: buildReport(record, rules, 2_000) };
}

const one = shard(1, [verdict(1, 'pass'), verdict(2, 'fail')]);
const two = shard(2, [verdict(3, 'fail')]);
const three = shard(3, [verdict(4, 'not-exercised')]);

describe('mergeReports', () => {
  it('puts the rules in the order of the shards, in whatever order they are given', () => {
    const { rules, summary, verdict: whole, shard: part } = mergeReports([three, one, two]);
    assert.deepEqual(
      rules.map(({ id, outcome }) => `${id} ${outcome}`),
      ['AISP-ACC-001 pass', 'AISP-ACC-002 fail', 'AISP-ACC-003 fail', 'AISP-ACC-004 not-exercised'],
    );
    assert.deepEqual([summary.pass, summary.fail, summary['not-exercised'], summary.requests], [1, 2, 1, 6]);
    assert.equal(whole, 'non-conforming');
    assert.equal(part, undefined);
  });

  it('renumbers the exchanges, and every place that names one', () => {
    const { exchanges, rules } = mergeReports([one, two, three]);
    assert.deepEqual(
      exchanges.map(({ id }) => id),
      ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'],
    );
    const places = rules.flatMap(({ findings }) =>
      findings.map(({ exchange: at, examples = [] }) => [at, ...examples.map((place) => place.exchange)]),
    );
    assert.deepEqual(places, [
      ['x2', 'x1'],
      ['x4', 'x3'],
    ]);
  });

  it('takes the time from the first start to the last end', () => {
    const { startedAt, durationMs } = mergeReports([two, one, three]);
    assert.deepEqual([startedAt, durationMs], ['2026-01-01T00:00:01.000Z', 4_000]);
  });

  it('stays inconclusive when one shard broke', () => {
    const broken = shard(3, [verdict(4, 'pass')], { problems: ['The run was interrupted.'] });
    const merged = mergeReports([shard(1, [verdict(1, 'pass')]), shard(2, []), broken]);
    assert.deepEqual(
      [merged.verdict, merged.problems, exitCodeOf(merged)],
      ['inconclusive', ['The run was interrupted.', '2 of 4 rules in the run were not judged.'], 3],
    );
  });

  it('throws for parts that do not make one run', () => {
    assert.throws(
      () => mergeReports([one, three]),
      (error) => error instanceof MergeError && error.problems.length === 1,
    );
  });
});

describe('findMergeProblems', () => {
  const target = { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' };

  it('names missing shards', () => {
    assert.deepEqual(findMergeProblems([two]), ['Shards 1/3, 3/3 are missing. Name the reports of all 3.']);
    assert.deepEqual(findMergeProblems([one, three]), ['Shard 2/3 is missing. Name the reports of all 3.']);
    assert.deepEqual(findMergeProblems([]), ['No report was given. Name the reports of all shards.']);
  });

  it('names shards that were given twice', () => {
    assert.deepEqual(findMergeProblems([one, { ...one, name: 'again' }, two, three]), [
      'Shard 1 was given 2 times: part-1, again. Name each once.',
    ]);
  });

  it('names a rule that two shards judged', () => {
    assert.deepEqual(findMergeProblems([one, shard(2, [verdict(2, 'pass')]), three]), [
      'AISP-ACC-002 was judged in part-1 and in part-2.',
    ]);
  });

  it('says what another run differs in', () => {
    const difference = (more: Facts) => findMergeProblems([one, shard(2, [], more), three]);
    const stranger = 'part-2 is of another run than part-1:';
    assert.deepEqual(difference({ tool: { name: 'aisp-conformance', version: '0.2.0' } }), [
      `${stranger} version of aisp 0.2.0, not 0.1.0.`,
    ]);
    assert.deepEqual(difference({ target: { ...target, release: '3.1.0' } }), [
      `${stranger} release 3.1.0, not 3.1.11.`,
    ]);
    assert.deepEqual(difference({ target: { ...target, profile: 'full' } }), [
      `${stranger} profile full, not service.`,
    ]);
    assert.deepEqual(difference({ target: { ...target, baseUrl: 'https://other.example' } }), [
      `${stranger} target https://other.example, not https://bank.example.`,
    ]);
    assert.deepEqual(difference({ shard: { index: 2, total: 4, rules: 4, plan } }), [
      `${stranger} number of shards 4, not 3.`,
    ]);
    assert.deepEqual(difference({ shard: { index: 2, total: 3, rules: 4, plan: 'b'.repeat(64) } }), [
      `${stranger} the rules, the profile or the waivers are not the same.`,
    ]);
  });

  it('takes bundled banks on different ports for one, if their faults and variants are the same', () => {
    const bundled = (index: number, port: number, faults: readonly string[], variants: readonly string[] = []) =>
      shard(index, [], { target: { ...target, baseUrl: `http://127.0.0.1:${port}`, bundled: true, faults, variants } });
    assert.deepEqual(findMergeProblems([bundled(1, 1, ['a']), bundled(2, 2, ['a']), bundled(3, 3, ['a'])]), []);
    assert.deepEqual(findMergeProblems([bundled(1, 1, ['a']), bundled(2, 2, []), bundled(3, 3, ['a'])]), [
      `part-2 is of another run than part-1: faults none, not a.`,
    ]);
    assert.deepEqual(findMergeProblems([bundled(1, 1, []), bundled(2, 2, []), bundled(3, 3, [], ['b'])]), [
      `part-3 is of another run than part-1: variants b, not none.`,
    ]);
  });

  it('refuses what is no shard', () => {
    const { shard: _, ...whole } = two.report;
    assert.deepEqual(findMergeProblems([one, { name: 'whole', report: whole }, three]), [
      'whole is not the report of a shard: "aisp run --shard" did not write it.',
    ]);
  });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { UsageError } from '../bin/exit.ts';
import { againOf, checkSameTarget } from '../bin/run/again.ts';
import type { RunOptions } from '../bin/run/run-options.ts';
import type { Report } from '../reports/contract/index.ts';
import { diffReports } from '../reports/diff/diff-reports.ts';
import { verdictSentence } from '../reports/formats/words.ts';
import { listedRules } from '../suites/run/presented.ts';
import { aispHere } from './support/aisp-here.ts';
import { sampleReport } from './support/sample-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-again-'));
after(() => rmSync(folder, { recursive: true }));
const catalogue = listedRules();
const usual: RunOptions = {
  ...{ only: [], out: 'elsewhere', format: [], evidence: 'masked', fault: [], variant: [], quirk: [], asFound: [] },
};

const outcomes = ['pass', 'fail', 'not-exercised', 'error', 'warn', 'waived', 'not-applicable'] as const;
/** A report on the first rules of the catalogue, one of each outcome. */
function reportWith(changes: Partial<Report> = {}, target: Partial<Report['target']> = {}): Report {
  const base = sampleReport();
  const [rule] = base.rules;
  assert.ok(rule !== undefined);
  const rules = outcomes.map((outcome, index) => ({
    ...rule,
    id: catalogue[index]?.id ?? '',
    outcome,
    findings: [],
    checked: 1,
  }));
  return { ...base, rules, ...changes, target: { ...base.target, ...target } };
}
const idOf = (outcome: (typeof outcomes)[number]) => catalogue[outcomes.indexOf(outcome)]?.id;
const bundled = { bundled: true, profile: 'full', release: '3.1.5', faults: ['a-fault'], variants: ['a-variant'] };

let count = 0;
function written(report: Report, ...beside: readonly string[]): string {
  count += 1;
  const path = join(folder, String(count));
  mkdirSync(path);
  writeFileSync(join(path, 'report.json'), JSON.stringify(report));
  for (const name of beside) writeFileSync(join(path, name), '');
  return path;
}

const refusal = (path: string, options: Partial<RunOptions>): UsageError => {
  try {
    againOf(path, { ...usual, ...options }, catalogue);
  } catch (error) {
    assert.ok(error instanceof UsageError);
    return error;
  }
  assert.fail('it was not refused');
};

describe('aisp run --again', () => {
  it('judges what failed, was not exercised or broke, at the release of the report, and nothing else', () => {
    const { options, facts, notes } = againOf(written(reportWith({}, bundled)), usual, catalogue);
    assert.deepEqual(options.only, [idOf('fail'), idOf('not-exercised'), idOf('error')]);
    assert.deepEqual(
      [options.release, options.profile, options.fault, options.variant],
      [['3.1.5'], 'full', ['a-fault'], ['a-variant']],
    );
    assert.deepEqual([facts.rules, notes], [outcomes.length, []]);
  });

  it('does what it is told otherwise', () => {
    const told = { release: ['3.1.11'], profile: 'service', fault: ['other'], only: [idOf('error') ?? ''] };
    const { options } = againOf(written(reportWith({}, bundled)), { ...usual, ...told }, catalogue);
    assert.deepEqual(
      [options.only, options.release, options.profile, options.fault, options.variant],
      [[idOf('error')], ['3.1.11'], 'service', ['other'], []],
    );
  });

  it('names the report that it is a part of by its digest, and tells of one that is signed or incomplete', () => {
    const path = written(
      reportWith({ incomplete: true, problems: ['x'], verdict: 'inconclusive' }, bundled),
      'statement.jws',
    );
    const { facts, notes } = againOf(path, usual, catalogue);
    const digest = createHash('sha256')
      .update(readFileSync(join(path, 'report.json')))
      .digest('hex');
    assert.deepEqual([facts.sha256, facts.verdict], [digest, 'inconclusive']);
    assert.match(notes.join('\n'), /is signed: "aisp report verify"[\s\S]*is incomplete/);
  });

  it('leaves out rules that this version does not have, and says so', () => {
    const report = reportWith({}, bundled);
    const [rule, ...others] = report.rules;
    assert.ok(rule !== undefined);
    const strange = { ...rule, id: 'AISP-ZZZ-001', outcome: 'fail' as const };
    const { options, notes } = againOf(written({ ...report, rules: [strange, ...others] }), usual, catalogue);
    assert.ok(!options.only.includes('AISP-ZZZ-001'));
    assert.match(notes.join(), /no AISP-ZZZ-001/);
  });

  it('refuses what is no such report, each with its cure', () => {
    const passed = reportWith({}, bundled);
    const whole = { ...passed, rules: passed.rules.filter(({ outcome }) => outcome === 'pass') };
    const own = written(passed);
    const other = { target: 'bank.yaml' };
    const refused: readonly (readonly [string, Partial<RunOptions>, RegExp])[] = [
      [written({ ...passed, tool: { name: 'other-tool', version: '1' } }), {}, /was written by other-tool/],
      [own, { shard: '1/2' }, /--again and --shard/],
      [own, { out: own }, /holds the report itself/],
      [own, other, /is about the bundled bank/],
      [written(reportWith({}, { bundled: false })), {}, /is about https?:/],
      [written(reportWith({}, { ...bundled, profile: 'my-own' })), {}, /profile my-own/],
      [written(whole), {}, /leaves no rule open/],
      [own, { only: [idOf('pass') ?? ''] }, /none matches --only/],
    ];
    for (const [path, options, says] of refused) {
      const { message, cure } = refusal(path, options);
      assert.match(message, says);
      assert.match(cure, /\.$/);
    }
    const about = againOf(
      written(reportWith({}, { bundled: false, baseUrl: 'https://a.example' })),
      { ...usual, ...other },
      catalogue,
    );
    checkSameTarget(about, { baseUrl: 'https://a.example' });
    assert.throws(() => checkSameTarget(about, { baseUrl: 'https://b.example' }), /about https:\/\/a\.example/);
  });

  it('ends with 2 for a damaged report, before it calls anybody', async () => {
    const path = join(folder, 'cut.json');
    writeFileSync(path, '{"schemaVersion": "1.1", "rules": [');
    const cut = await aispHere(['run', '--again', path]);
    assert.deepEqual([cut.code, /is not JSON/.test(cut.stderr)], [2, true]);
    const none = await aispHere(['run', '--again', join(folder, 'nowhere')]);
    assert.deepEqual([none.code, /no report at/.test(none.stderr)], [2, true]);
  });
});

describe('a report that judges again', () => {
  const earlier = reportWith({}, bundled);
  const facts = { startedAt: earlier.startedAt, verdict: earlier.verdict, rules: 7, sha256: 'a'.repeat(64) };
  const again: Report = {
    ...earlier,
    again: facts,
    rules: earlier.rules.slice(1, 3).map((rule) => ({ ...rule, outcome: 'pass' as const })),
  };

  it('says of how many rules it is', () => {
    assert.match(verdictSentence(again), /in the run of .* was judged again: 2 rules of 7\.$/);
    assert.doesNotMatch(verdictSentence(earlier), /again/);
  });

  it('is compared by its own rules: the others are no loss', () => {
    const { regressions, newlyPassing, newlyNotExercised } = diffReports(earlier, again);
    assert.deepEqual([regressions, newlyNotExercised, newlyPassing.length], [[], [], 2]);
    const { again: _, ...unmarked } = again;
    assert.notDeepEqual(diffReports(earlier, unmarked).newlyNotExercised, []);
  });
});

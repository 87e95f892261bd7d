import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../reports/contract/index.ts';
import { reportSchema } from '../reports/report-schema.ts';
import { aisp } from './support/aisp.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-merge-test-'));
after(() => rmSync(folder, { recursive: true }));

const total = 3;
const run = ['run', '--fault', 'balance-type-missing-expected', '--only', 'AISP-SEED-*', '--only', 'AISP-BAL-*'];
const parts = Array.from({ length: total }, (_, index) => join(folder, `part-${index + 1}`));
const whole = join(folder, 'whole');
const merged = join(folder, 'merged');

function read(path: string): Report {
  return JSON.parse(readFileSync(join(path, 'report.json'), 'utf8')) as Report;
}

/** All of a verdict but what differs between any two runs: the ids of exchanges, and the key of the masks. */
function judgedIn(report: Report): readonly unknown[] {
  return report.rules.map(({ findings, ...rule }) => ({
    ...rule,
    findings: findings.map(({ message, pointer, count, exchange }) => ({
      claim: message.split('; got ')[0],
      pointer,
      count,
      purpose: report.exchanges.find(({ id }) => id === exchange)?.purpose,
    })),
  }));
}

before(async () => {
  await aisp([...run, '--out', whole]);
  for (const [index, part] of parts.entries()) await aisp([...run, '--shard', `${index + 1}/${total}`, '--out', part]);
});

describe('aisp report merge', () => {
  it('makes one report, equal rule for rule to that of an unsharded run', async () => {
    const [one = '', two = '', three = ''] = parts;
    const { code, stdout, stderr } = await aisp([
      'report',
      'merge',
      three,
      join(one, 'report.json'),
      two,
      '--out',
      merged,
    ]);
    assert.equal(code, 1, stderr);
    assert.match(stdout, /Non-conforming\./);
    const [expected, got] = [read(whole), read(merged)];
    assert.deepEqual(judgedIn(got), judgedIn(expected));
    assert.ok(got.rules.some(({ findings }) => findings.length > 0));
    const { requests, ...counts } = got.summary;
    const { requests: once, ...expectedCounts } = expected.summary;
    assert.deepEqual(counts, expectedCounts);
    assert.equal(requests, total * once);
    assert.deepEqual(
      [got.verdict, got.target.faults, got.shard],
      [expected.verdict, expected.target.faults, undefined],
    );
    assert.ok(parts.every((part) => read(part).rules.length > 0 && read(part).rules.length < expected.rules.length));
  });

  it('keeps to the schema, in the parts and in the whole, with exchanges numbered through', () => {
    const validate = formats.default(new Ajv2020({ strict: false })).compile(reportSchema);
    for (const path of [...parts, merged]) assert.ok(validate(read(path)), JSON.stringify(validate.errors));
    const { exchanges } = read(merged);
    assert.deepEqual(
      exchanges.map(({ id }) => id),
      exchanges.map((_, index) => `x${index + 1}`),
    );
  });

  it('adds up the JUnit files', () => {
    const junit = readFileSync(join(merged, 'junit.xml'), 'utf8');
    const cases = [...junit.matchAll(/<testcase\b/g)].length;
    assert.equal(/<testsuites\b[^>]* tests="(\d+)"/.exec(junit)?.[1], String(cases));
    for (const { id } of read(merged).rules) assert.ok(junit.includes(`name="${id} `), id);
  });

  it('shows no change against the unsharded run', async () => {
    const { code, stdout } = await aisp(['report', 'diff', whole, merged, '--format', 'json']);
    const { regressions, newlyFailing, newlyPassing, otherChanges, changedFindings } = JSON.parse(stdout);
    assert.deepEqual(
      { regressions, newlyFailing, newlyPassing, otherChanges, changedFindings },
      {
        regressions: [],
        newlyFailing: [],
        newlyPassing: [],
        otherChanges: [],
        changedFindings: [],
      },
    );
    assert.equal(code, 0);
  });

  it('refuses what is not one whole run, and says why', async () => {
    const [one = '', two = '', three = ''] = parts;
    for (const [given, said] of [
      [[one, three], /Shard 2\/3 is missing/],
      [[one, one, two, three], /Shard 1 was given 2 times/],
      [[one, two, whole], /whole is not the report of a shard/],
      [[one, two, folder], /There is no report at .*report\.json/],
    ] as const) {
      const { code, stderr } = await aisp(['report', 'merge', ...given, '--out', join(folder, 'refused')]);
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
    const { code, stderr } = await aisp(['report', 'merge', ...parts, '--out', one]);
    assert.equal(code, 2);
    assert.match(stderr, /is the folder of a shard/);
  });
});

describe('aisp report diff', () => {
  it('is red for what newly fails, and only then', async () => {
    const known = join(folder, 'known.json');
    const report = read(whole);
    const rules = report.rules.map((rule) =>
      rule.outcome === 'fail' ? { ...rule, outcome: 'pass', checked: 1, findings: [] } : rule,
    );
    writeFileSync(known, JSON.stringify({ ...report, rules }));
    const worse = await aisp(['report', 'diff', known, whole]);
    assert.equal(worse.code, 1);
    assert.match(worse.stdout, /Newly failing \(1\)\n {2}AISP-SEED-004/);
    const better = await aisp(['report', 'diff', whole, known, '--format', 'markdown']);
    assert.equal(better.code, 0);
    assert.match(better.stdout, /No regression\. 1 rule newly passing\./);
  });

  it('refuses what is no report, with 2', async () => {
    const bad = join(folder, 'bad.json');
    for (const [text, said] of [
      ['{"rules":', /is not JSON/],
      ['{"rules":[]}', /is not a report: it must have required property/],
    ] as const) {
      writeFileSync(bad, text);
      const { code, stderr } = await aisp(['report', 'diff', whole, bad]);
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
    const { code, stderr } = await aisp(['report', 'diff', whole, whole, '--format', 'xml']);
    assert.equal(code, 2);
    assert.match(stderr, /Allowed choices are text, markdown, json/);
  });
});

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { aispHere } from '../support/aisp-here.ts';
import { recordedRun } from '../support/recorded-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-diff-test-'));
after(() => rmSync(folder, { recursive: true }));
const { folder: whole } = await recordedRun();

describe('aisp report diff', () => {
  it('is red for what newly fails, and only then', async () => {
    const known = join(folder, 'known.json');
    const report = JSON.parse(readFileSync(join(whole, 'report.json'), 'utf8')) as Report;
    const rules = report.rules.map((rule) =>
      rule.outcome === 'fail' ? { ...rule, outcome: 'pass', checked: 1, findings: [] } : rule,
    );
    writeFileSync(known, JSON.stringify({ ...report, rules }));
    const worse = await aispHere(['report', 'diff', known, whole]);
    assert.equal(worse.code, 1);
    assert.match(worse.stdout, /Newly failing \(1\)\n {2}AISP-FMT-004/);
    const better = await aispHere(['report', 'diff', whole, known, '--format', 'markdown']);
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
      const { code, stderr } = await aispHere(['report', 'diff', whole, bad]);
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
    const { code, stderr } = await aispHere(['report', 'diff', whole, whole, '--format', 'xml']);
    assert.equal(code, 2);
    assert.match(stderr, /Allowed choices are text, markdown, json/);
  });
});

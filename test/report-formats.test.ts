import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { type CTRFReport, validate } from 'ctrf';
import type { Log } from 'sarif';
import { outcomes, type Report } from '../reports/contract/index.ts';
import { diffReports } from '../reports/diff/diff-reports.ts';
import { renderDiffMarkdown, renderDiffText } from '../reports/diff/render-diff.ts';
import { renderSummary } from '../reports/formats/console.ts';
import { renderJson } from '../reports/formats/json.ts';
import { brief } from '../reports/formats/words.ts';
import { formatNames, renderFormat } from '../reports/render-format.ts';
import { hostile, sampleReport } from './support/sample-report.ts';

const report = sampleReport();
const failed = report.rules.filter(({ outcome }) => outcome === 'fail');

describe('every format', () => {
  it('is made of a report with every outcome', () => {
    assert.deepEqual(
      outcomes.filter((outcome) => report.summary[outcome] === 0),
      [],
    );
  });

  for (const name of formatNames) {
    it(`is the same for the same report, and copes with one that has no rule: ${name}`, async () => {
      assert.equal(await renderFormat(report, name), await renderFormat(sampleReport(), name));
      const none = sampleReport({ rules: 0, record: { exchanges: [], problems: ['The bank refused.'] } });
      assert.match(await renderFormat(none, name), name === 'junit' ? /tests="0"/ : /inconclusive/i);
    });
  }
});

describe('what people read', () => {
  it('shortens a long value in one way, and keeps its place', async () => {
    const message = `Expected a code; got "${'A'.repeat(5000)}"`;
    const finding = { message, exchange: 'x1', pointer: '/Data/Account/0/Status' };
    const [first, ...others] = sampleReport({ rules: 2, outcomeOf: () => 'pass' }).rules;
    assert.ok(first);
    const before = sampleReport({ rules: 2, outcomeOf: () => 'pass' });
    const after: Report = {
      ...before,
      rules: [{ ...first, outcome: 'fail', findings: [finding] }, ...others],
      summary: { ...before.summary, fail: 1 },
    };
    const diff = diffReports(before, after);
    const texts = {
      terminal: renderSummary(after, { width: 80 }),
      markdown: await renderFormat(after, 'markdown'),
      junit: await renderFormat(after, 'junit'),
      ctrf: await renderFormat(after, 'ctrf'),
      'report diff': renderDiffText(diff),
      'report diff --format markdown': renderDiffMarkdown(diff),
    };
    const shown = /A+…/.exec(brief(message))?.[0] ?? '';
    for (const [name, text] of Object.entries(texts)) {
      assert.ok(/A+…/.exec(text)?.[0] === shown && text.includes('/Data/Account/0/Status'), name);
    }
  });
});

describe('CTRF', () => {
  const parsed = async (of: Report) => JSON.parse(await renderFormat(of, 'ctrf')) as CTRFReport;

  it('keeps its schema', async () => {
    const { valid, errors } = validate(await parsed(report));
    assert.ok(valid, JSON.stringify(errors));
  });

  it('has a test for each rule, and keeps our outcome beside the nearest of its own', async () => {
    const { tests, summary } = (await parsed(report)).results;
    assert.deepEqual(
      tests.map(({ rawStatus }) => rawStatus),
      report.rules.map(({ outcome }) => outcome),
    );
    const { pass, warn, fail, waived, error } = report.summary;
    assert.deepEqual(
      [summary.tests, summary.passed, summary.failed, summary.pending, summary.other],
      [report.rules.length, pass + warn, fail, report.summary['not-exercised'], error],
    );
    assert.equal(summary.skipped, waived + report.summary['not-applicable']);
    const [first] = tests.filter(({ status }) => status === 'failed');
    assert.ok(first?.message?.includes('/Data/Balance/41/Type'));
  });
});

describe('SARIF', () => {
  const path = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  // Draft 4, of which it uses nothing that later drafts read otherwise but these two names.
  const { $schema, id, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  formats.default(ajv);
  const keeps = ajv.compile(schema);
  const parsed = async (of: Report) => JSON.parse(await renderFormat(of, 'sarif')) as Log;

  it('keeps the official schema, which refuses what is none', async () => {
    assert.deepEqual([$schema, typeof id], ['http://json-schema.org/draft-04/schema#', 'string']);
    assert.ok(keeps(await parsed(report)), JSON.stringify(keeps.errors));
    assert.ok(!keeps({ version: '2.1.0', runs: [{ tool: { driver: {} } }] }));
  });

  it('tells each rule with its clause, and each departure with its level', async () => {
    const [run] = (await parsed(report)).runs;
    const rules = run?.tool.driver.rules ?? [];
    assert.deepEqual(
      rules.map(({ id: rule, helpUri }) => [rule, helpUri]),
      report.rules.map((rule) => [rule.id, rule.clause.url]),
    );
    const results = run?.results ?? [];
    for (const { ruleId, ruleIndex = -1, level, suppressions } of results) {
      const rule = report.rules[ruleIndex];
      assert.equal(rule?.id, ruleId);
      if (rule?.outcome === 'warn') assert.equal(level, 'warning');
      assert.equal(suppressions !== undefined, rule?.outcome === 'waived');
    }
    const errors = results.filter(({ level, suppressions }) => level === 'error' && suppressions === undefined);
    assert.equal(
      errors.length,
      failed.reduce((sum, { findings }) => sum + findings.length, 0),
    );
  });

  it('places a result in the operation and in report.json', async () => {
    const [result] = (await parsed(report)).runs[0]?.results ?? [];
    const [place] = result?.locations ?? [];
    assert.equal(
      place?.logicalLocations?.[0]?.fullyQualifiedName,
      'GET /accounts/{AccountId}/balances#/Data/Balance/41/Type',
    );
    const line = place?.physicalLocation?.region?.startLine ?? 0;
    assert.ok(renderJson(report).split('\n')[line - 1]?.includes(`"id": "${result?.ruleId}"`));
  });

  it('knows the same departure again whatever the number of the record', async () => {
    const moved = JSON.parse(renderJson(report).replaceAll('/Data/Balance/41/Type', '/Data/Balance/7/Type')) as Report;
    const prints = async (of: Report) =>
      (await parsed(of)).runs[0]?.results?.map(({ partialFingerprints }) => partialFingerprints?.['aispFinding/v1']);
    const before = await prints(report);
    assert.deepEqual(await prints(moved), before);
    assert.equal(new Set(before).size, before?.length);
  });

  it('notifies of what was not exercised and of what broke', async () => {
    const [invocation] = (await parsed(report)).runs[0]?.invocations ?? [];
    assert.equal(invocation?.executionSuccessful, false);
    assert.equal(invocation.toolConfigurationNotifications?.length, report.summary['not-exercised']);
    assert.equal(invocation.toolExecutionNotifications?.length, report.summary.error);
  });

  it('shows a finding that is waived as suppressed, and a stale waiver as an error', async () => {
    const [rule] = failed;
    const [finding] = rule?.findings ?? [];
    assert.ok(rule !== undefined && finding !== undefined);
    const reason = 'The waiver is stale.';
    const waived = { ...rule, reason, findings: [{ ...finding, waived: 'Known' }] };
    const [run] = (await parsed({ ...report, rules: [waived] })).runs;
    assert.deepEqual(
      run?.results?.map(({ message, suppressions }) => [message.text === reason, suppressions?.[0]?.justification]),
      [
        [true, undefined],
        [false, 'Known'],
      ],
    );
  });
});

describe('Markdown', () => {
  it('says the verdict, every rule that failed, and what is waived', async () => {
    const text = await renderFormat(report, 'markdown');
    assert.match(text, /^## ❌ Non-conforming\n/);
    for (const { id, outcome } of report.rules) {
      const shown = outcome !== 'pass' && outcome !== 'not-applicable';
      assert.equal(text.includes(`**${id}**`), shown, id);
    }
    assert.match(text, /\| \*\*all\*\* \|/);
  });

  it('lets nothing that a bank sends become markup', async () => {
    const text = await renderFormat(report, 'markdown');
    assert.ok(!text.includes(hostile) && !/[^\\]<(img|b|script|\/)/.test(text));
    const [rule] = failed;
    assert.ok(rule !== undefined);
    const sent = '@org/team ![x](https://evil.example/p.png) | `a` **b** #1\n## head';
    const spoilt = { ...rule, title: sent, findings: [{ message: sent, pointer: '/a`b|c', exchange: 'x1' }] };
    const of = await renderFormat({ ...report, rules: [spoilt] }, 'markdown');
    assert.ok(!of.includes('@') && !of.includes('://evil') && !of.includes('\n## head') && !/[^\\]!\[/.test(of));
    assert.ok(of.includes('`` /a`b\\|c ``'));
  });

  it('stays within what a step summary may hold', async () => {
    const long = failed.flatMap((rule) =>
      Array.from({ length: 400 }, (_, index) => ({ ...rule, id: `${rule.id}-${index}`, title: 'x'.repeat(3000) })),
    );
    const text = await renderFormat({ ...report, rules: long }, 'markdown');
    assert.ok(Buffer.byteLength(text) < 1024 * 1024);
    assert.match(text, /There is more: see report\.html/);
  });
});

describe('the badge', () => {
  const badge = async (changes: Partial<Report>) =>
    JSON.parse(await renderFormat({ ...report, ...changes }, 'badge')) as Record<string, unknown>;

  it('is an endpoint file: version 1, label, message, color', async () => {
    const message = `${report.summary.fail} rules failed`;
    assert.deepEqual(await badge({}), { schemaVersion: 1, label: 'AISP 3.1.11', message, color: 'red' });
  });

  it('tells of waivers, and never looks like success when nothing is known', async () => {
    assert.equal((await badge({ verdict: 'conforming' })).message, `conforming, ${report.summary.waived} waived`);
    const open = await badge({ verdict: 'inconclusive' });
    assert.deepEqual([open.message, open.color, open.isError], ['inconclusive', 'yellow', true]);
  });
});

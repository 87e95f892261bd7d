import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { mergeTargets } from '../bin/report/merge-targets.ts';
import { parseReport, readReport } from '../bin/report/read-report.ts';
import type { Outcome, Report } from '../reports/contract/index.ts';
import { renderJson } from '../reports/formats/json.ts';
import { checkEventLog } from '../reports/formats/ndjson.ts';
import { findTampering } from '../reports/integrity/find-tampering.ts';
import { createStatement } from '../reports/integrity/statement.ts';
import { formatNames, renderFormat } from '../reports/render-format.ts';
import { combineReports } from '../reports/several/combine.ts';
import {
  diffSeveral,
  renderSeveralDiffMarkdown,
  renderSeveralDiffText,
  severalDiffExitCode,
} from '../reports/several/diff.ts';
import { exitCodeOfAny } from '../reports/several/exit-code.ts';
import { matrixOf, tellingRows } from '../reports/several/matrix.ts';
import { renderSeveralSummary, renderSeveralVerdict } from '../reports/several/render-text.ts';
import { severalSchema } from '../reports/several/schema.ts';
import { separateReports } from '../reports/several/separate.ts';
import { trendOf } from '../reports/trend/trend.ts';
import { hostile, sampleReport } from './support/sample-report.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
});
formats.default(ajv);
const validate = ajv.compile(severalSchema);

function bank(
  baseUrl: string,
  outcomeOf: (index: number) => Outcome,
  more: Parameters<typeof sampleReport>[0] = {},
): Report {
  const target = { baseUrl, release: '3.1.11', profile: 'service' };
  return sampleReport({ rules: 12, outcomeOf, ...more, record: { target, ...more.record } });
}

const kept = bank('https://alpha.example', () => 'pass');
const departing = bank('https://beta.example', (index) => (index === 3 ? 'fail' : 'pass'));
const unreached = sampleReport({
  rules: 0,
  record: {
    target: { baseUrl: 'https://gamma.example', release: '4.0.1', profile: 'full' },
    exchanges: [],
    requests: 1,
    incomplete: true,
    problems: ['The bank did not answer. Check the address.'],
  },
});
const parts = [
  { name: 'Alpha', folder: 'targets/alpha', report: kept },
  { name: 'Beta', folder: 'targets/beta', report: departing },
  { name: 'Gamma', report: unreached },
];
const several = combineReports(parts);

describe('one report over several targets', () => {
  it('fits its schema, which is strict about what makes it one', () => {
    const errorsOf = (change: (report: Record<string, unknown>) => void): readonly string[] => {
      const report = JSON.parse(renderJson(several)) as Record<string, unknown>;
      change(report);
      validate(report);
      return (validate.errors ?? []).map(({ instancePath }) => instancePath);
    };
    assert.deepEqual(
      errorsOf(() => undefined),
      [],
    );
    assert.ok(errorsOf((report) => Object.assign(report, { targets: [] })).includes('/targets'));
    assert.ok(errorsOf((report) => Object.assign(report, { schemaVersion: '1.1' })).includes('/schemaVersion'));
    assert.ok(
      errorsOf((report) => {
        report.rules = kept.rules;
      }).includes('/rules/0'),
    );
    assert.ok(
      errorsOf((report) => {
        report.targets = [{ ...several.targets[0], folder: '../elsewhere' }];
      }).includes('/targets/0/folder'),
    );
  });

  it('gives back the reports that it was made of', () => {
    assert.deepEqual(separateReports(several), parts);
  });

  it('has the verdict and the exit code of the worst, counts all, and numbers the exchanges through', () => {
    assert.equal(several.verdict, 'non-conforming');
    assert.equal(exitCodeOfAny(several), 1);
    assert.equal(exitCodeOfAny(combineReports([parts[0] ?? assert.fail(), parts[2] ?? assert.fail()])), 3);
    assert.equal(exitCodeOfAny(combineReports(parts.slice(0, 1))), 0);
    assert.equal(several.summary.fail, 1);
    assert.equal(several.summary.requests, kept.summary.requests + departing.summary.requests + 1);
    const ids = several.exchanges.map(({ id }) => id);
    assert.equal(new Set(ids).size, kept.exchanges.length + departing.exchanges.length);
    const [finding] = several.rules.find(({ outcome }) => outcome === 'fail')?.findings ?? [];
    assert.equal(several.exchanges.find(({ id }) => id === finding?.exchange)?.target, 'Beta');
  });

  it('is read with its targets, and refused where a rule is of none of them', () => {
    assert.deepEqual(parseReport(renderJson(several), 'report.json'), JSON.parse(renderJson(several)));
    const strange = { ...several, rules: several.rules.map((rule) => ({ ...rule, target: 'Delta' })) };
    assert.throws(() => parseReport(renderJson(strange), 'report.json'), /is of a target that it does not have/);
    const twice = { ...several, targets: several.targets.map((target) => ({ ...target, name: 'Alpha' })) };
    assert.throws(() => parseReport(renderJson(twice), 'report.json'), /two of its targets have one name/);
  });

  it('shows rules by targets, and first where they fail or differ', () => {
    assert.equal(matrixOf(several).length, 12);
    const [row, ...others] = tellingRows(several);
    assert.deepEqual(row?.outcomes, ['pass', 'fail', undefined]);
    assert.equal(row?.differs, true);
    assert.deepEqual(others, []);
  });
});

describe('the formats of a report over several targets', () => {
  it('are as many as those of a report of one', async () => {
    for (const name of formatNames) assert.notEqual(await renderFormat(several, name), '', name);
  });

  it('names the target in each row of the CSV', async () => {
    const [head = '', ...rows] = (await renderFormat(several, 'csv')).trimEnd().split('\r\n');
    assert.ok(head.endsWith(',targetName'));
    assert.deepEqual([...new Set(rows.map((row) => row.split(',').at(-1)))], ['Alpha', 'Beta', 'Gamma']);
    assert.equal(rows.length, 25);
  });

  it('has a suite for each target in JUnit, and its problems with it', async () => {
    const text = await renderFormat(several, 'junit');
    assert.equal(text.match(/<testsuite /g)?.length, 3);
    assert.match(
      text,
      /<testsuite name="aisp-conformance\.Gamma"[^>]*tests="0"[^>]*>\n<system-err>The bank did not answer/,
    );
  });

  it('has a run for each target in SARIF, whose results point at their own lines', async () => {
    const { runs } = JSON.parse(await renderFormat(several, 'sarif')) as {
      runs: {
        automationDetails: { id: string };
        results: { ruleId: string; locations: { physicalLocation: { region: { startLine: number } } }[] }[];
      }[];
    };
    assert.deepEqual(
      runs.map(({ automationDetails: { id } }) => id),
      [
        'aisp-conformance/Alpha/service/3.1.11/',
        'aisp-conformance/Beta/service/3.1.11/',
        'aisp-conformance/Gamma/full/4.0.1/',
      ],
    );
    const [result] = runs[1]?.results ?? [];
    const line = renderJson(several).split('\n')[(result?.locations[0]?.physicalLocation.region.startLine ?? 0) - 1];
    assert.equal(line?.trim(), `"id": "${result?.ruleId}",`);
    assert.ok(
      renderJson(several)
        .split('\n')
        .indexOf(line ?? '') <
        (result?.locations[0]?.physicalLocation.region.startLine ?? 0) - 1,
    );
  });

  it('names the target of each test in CTRF', async () => {
    const { results } = JSON.parse(await renderFormat(several, 'ctrf')) as {
      results: { tests: { suite: string[]; extra: { target: string } }[] };
    };
    assert.deepEqual(
      [...new Set(results.tests.map(({ suite, extra }) => `${suite[0]} ${extra.target}`))],
      ['Alpha Alpha', 'Beta Beta'],
    );
  });

  it('proves an event log over several targets whole', async () => {
    const whole = combineReports(parts.slice(0, 2));
    const state = checkEventLog(await renderFormat(whole, 'ndjson'));
    assert.deepEqual(state.whole && state.footer.verdict, 'non-conforming');
  });

  it('shows a matrix for people that leads to the page of each target, and runs nothing of a bank', async () => {
    const named = combineReports([
      ...parts.slice(0, 2),
      {
        name: 'Delta',
        report: bank('https://delta.example', (index) => (index === 2 ? 'fail' : 'pass'), { rules: 20 }),
      },
    ]);
    const text = await renderFormat(named, 'html');
    const rule = several.rules.find(({ outcome }) => outcome === 'fail')?.id ?? '';
    assert.ok(text.includes(`href="targets/beta/report.html#${rule}"`));
    assert.ok(!text.includes('href="targets/delta'));
    assert.ok(!text.includes(hostile));
    assert.equal(text.match(/<script/g)?.length, 1);
  });

  it('tells a terminal of each target, its problem and the rules that fail', () => {
    const text = renderSeveralSummary(several);
    const rule = several.rules.find(({ outcome }) => outcome === 'fail')?.id ?? '';
    assert.match(text, /Gamma: The bank did not answer/);
    assert.match(text, new RegExp(`${rule} .*pass +fail`));
    assert.match(
      renderSeveralVerdict(several),
      /Non-conforming\. .*\n {2}Alpha: conforming\n {2}Beta: non-conforming\n {2}Gamma: inconclusive/,
    );
  });
});

describe('what is done with reports over several targets', () => {
  it('compares target by target, and does not take a new one for a regression', () => {
    const better = combineReports([
      { name: 'Beta', report: kept },
      { name: 'New', report: departing },
    ]);
    const diff = diffSeveral(several, better);
    assert.deepEqual(
      [diff.targets.map(({ name }) => name), diff.added, diff.dropped],
      [['Beta'], ['New'], ['Alpha', 'Gamma']],
    );
    assert.equal(severalDiffExitCode(diff), 4);
    const back = diffSeveral(
      combineReports([{ name: 'Beta', report: kept }]),
      combineReports([{ name: 'Beta', report: departing }]),
    );
    assert.equal(severalDiffExitCode(back), 1);
    assert.match(renderSeveralDiffText(back), /== Beta ==[\s\S]*Newly failing/);
    assert.match(renderSeveralDiffMarkdown(diff), /is new: the earlier report tells nothing of it/);
  });

  it('compares a report of one target with what is of the same place and release among several', () => {
    const diff = diffSeveral(departing, several);
    assert.deepEqual([diff.targets.map(({ name }) => name), diff.added], [['Beta'], ['Alpha', 'Gamma']]);
    assert.equal(severalDiffExitCode(diff), 0);
  });

  it('signs what came of each target, and finds what was edited', () => {
    const digests = { 'report.json': 'a', 'targets/alpha/evidence.har': 'b' };
    const statement = createStatement(several, digests, undefined);
    const evidence = { exchanges: [], verdicts: several.rules, masked: true };
    assert.deepEqual(findTampering(statement, { digests, report: several, evidence }), []);
    const rules = several.rules.map((rule) => ({ ...rule, outcome: 'pass' as const, findings: [] }));
    const said = findTampering(statement, {
      digests: { ...digests, 'report.json': 'c' },
      report: { ...several, rules },
      evidence,
    });
    assert.ok(
      said.some((text) => /^The verdict on Beta\/AISP-.* was edited: report\.json says pass/.test(text)),
      said.join('\n'),
    );
    assert.ok(
      said.some((text) => text.startsWith('Beta: The verdict on the run was edited')),
      said.join('\n'),
    );
    const added = findTampering(statement, {
      digests: { ...digests, 'targets/beta/evidence.har': 'd' },
      report: several,
    });
    assert.deepEqual(added, ['targets/beta/evidence.har was added: it is not among the files that were signed.']);
  });

  it('counts a run once in the history, whether found among several or by itself', () => {
    const run = (more: object) => ({
      ...{
        file: 'a',
        startedAt: '2026-03-01T09:30:00.000Z',
        verdict: 'conforming' as const,
        incomplete: false,
        summary: {},
        groups: {},
      },
      ...{ baseUrl: 'https://alpha.example', bundled: false, release: '3.1.11', profile: 'service' },
      ...more,
    });
    const { series } = trendOf(
      [run({ among: 'Alpha' }), run({ file: 'b' }), run({ file: 'c', startedAt: '2026-03-02T09:30:00.000Z' })],
      [],
    );
    assert.deepEqual(
      series.map(({ runs }) => runs.map(({ file }) => file)),
      [['a', 'c']],
    );
  });
});

describe('the reports of several targets, each judged by a run of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-merged-'));
  after(() => rmSync(folder, { recursive: true }));
  const written = (name: string, report: Report): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, renderJson(report));
    return path;
  };
  const out = join(folder, 'merged');

  it('are put into one, with the exit code of the worst', async () => {
    const given = [`Alpha=${written('alpha', kept)}`, written('beta', departing)];
    assert.equal(await mergeTargets(given, { out, targets: true }), 1);
    const merged = readReport(out);
    assert.ok('targets' in merged);
    assert.deepEqual(
      merged.targets.map(({ name, folder: own }) => [name, own]),
      [
        ['Alpha', undefined],
        ['https://beta.example', undefined],
      ],
    );
  });

  it('are refused where two have one name, one is a shard, or they are of two versions of aisp', async () => {
    const path = written('again', kept);
    const shard = { index: 1, total: 2, rules: 24, plan: 'a'.repeat(64) };
    const [part, older] = [
      written('part', { ...kept, shard }),
      written('older', { ...kept, tool: { ...kept.tool, version: '0.0.1' } }),
    ];
    await assert.rejects(mergeTargets([path, path], { out }), /Two targets are called https:\/\/alpha\.example/);
    await assert.rejects(mergeTargets([`A=${path}`, `B=${part}`], { out }), /B is one shard of a run/);
    await assert.rejects(mergeTargets([`A=${path}`, `B=${older}`], { out }), /versions 0\.1\.0 and 0\.0\.1 of aisp/);
    await assert.rejects(mergeTargets([path], { out, sign: 'key.pem' }), /do not go together/);
  });
});

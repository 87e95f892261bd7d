import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { trendIn } from '../bin/report/trend-of.ts';
import type { Report } from '../reports/contract/index.ts';
import { renderJson } from '../reports/formats/json.ts';
import { renderTrendHtml } from '../reports/trend/render-html.ts';
import { renderTrendText } from '../reports/trend/render-text.ts';
import { type Trend, trendOf } from '../reports/trend/trend.ts';
import { aispHere } from './support/aisp-here.ts';
import { hostile, sampleReport } from './support/sample-report.ts';
import { trendRun as run } from './support/trend-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-trend-'));
after(() => rmSync(folder, { recursive: true }));

describe('the history of reports', () => {
  it('has the runs of each bank, release and profile by themselves, the oldest first', () => {
    const { series } = trendOf(
      [
        run(3),
        run(1),
        run(2, { release: '4.0.0' }),
        run(2, { release: '3.1.2' }),
        run(4, { bundled: true, baseUrl: 'http://127.0.0.1:1' }),
        run(5, { bundled: true, baseUrl: 'http://127.0.0.1:2' }),
        run(2, { profile: 'full' }),
        run(2),
      ],
      [],
    );
    assert.deepEqual(
      series.map(({ target, release, profile, runs }) => [
        target,
        release,
        profile,
        runs.map(({ file }) => file.split('/')[1]),
      ]),
      [
        ['https://bank.example', '3.1.2', 'service', ['2']],
        ['https://bank.example', '3.1.11', 'full', ['2']],
        ['https://bank.example', '3.1.11', 'service', ['1', '2', '3']],
        ['https://bank.example', '4.0.0', 'service', ['2']],
        ['the bundled bank', '3.1.11', 'service', ['4', '5']],
      ],
    );
  });

  it('keeps the groups of every run, in the order of the latest', () => {
    const groups = { Offers: { fail: 1 }, Balances: { pass: 1 } };
    const [series] = trendOf([run(1), run(2, { groups })], []).series;
    assert.deepEqual(series?.groups, ['Offers', 'Balances', 'Parties']);
  });

  it('sets parts of runs apart: they would look like a change', () => {
    const { series, parts } = trendOf([run(1), run(2, { part: 'shard' }), run(3, { part: 'again' })], []);
    assert.deepEqual([series[0]?.runs.length, parts.length], [1, 2]);
    assert.match(parts.map(({ reason }) => reason).join(), /one shard of a run.*judges again/);
  });

  const trend = trendOf(
    Array.from({ length: 60 }, (_, index) => run(60 - index)),
    [{ file: 'cut/report.json', reason: 'it is cut off' }],
  );

  it('shows the latest runs and each group in a terminal', () => {
    const text = renderTrendText(trend);
    assert.match(text, /^https:\/\/bank\.example, release 3\.1\.11, profile service: 60 runs/);
    assert.match(text, /… and 40 before these\n {2}2026-02-10/);
    assert.match(text, /\n {2}Balances +1 +60 {2}[▁-█]{40}\n/);
    assert.match(text, /\n {2}Parties +0 +0 {2}·{40}\n/);
    assert.match(text, /Damaged, and left out \(1\)\n {2}cut\/report\.json: it is cut off/);
  });

  it('shows all runs in a picture, on a page without scripts, however many there are', () => {
    const page = renderTrendHtml(trend);
    assert.match(page, /default-src &#39;none&#39;; style-src &#39;sha256-\S+ base-uri/);
    assert.doesNotMatch(page, /<script|https?:\/\/(?!bank\.example)|url\(/);
    assert.match(
      page,
      /role="img" aria-label="What 60 runs came to, the oldest first: 1 rule failed at first, 60 in the latest"/,
    );
    assert.equal(page.match(/viewBox="0 0 60 100"/g)?.length, 3);
    assert.match(page, /prefers-color-scheme: dark/);
    const many = trendOf(
      Array.from({ length: 1000 }, (_, index) => run(index + 1)),
      [],
    );
    assert.match(renderTrendHtml(many), /viewBox="0 0 250 100"/);
    assert.match(renderTrendHtml(many), /the latest 100 of 1000/);
  });

  it('takes no text of a report for markup or a command of a terminal', () => {
    const strange = trendOf(
      [run(1, { baseUrl: hostile, profile: '\u001b[31mred', groups: { [hostile]: { fail: 1 } } })],
      [],
    );
    assert.doesNotMatch(renderTrendHtml(strange), /<img|<\/script>/);
    assert.ok(!renderTrendText(strange).includes('\u001b'));
  });
});

describe('aisp report trend', () => {
  const write = (name: string, text: string): void => {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  };
  const dated = (day: number): Report => ({
    ...sampleReport(),
    startedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  });

  it('reads reports in folders and under other names, and counts what they say', () => {
    write('good/b/report.json', renderJson(dated(2)));
    write('good/2026-01-01.json', JSON.stringify(dated(1)));
    write('good/ctrf-report.json', '{"reportFormat": "CTRF"}');
    const { text, exitCode, complaints } = trendIn([join(folder, 'good')], { format: 'json' });
    const { series } = JSON.parse(text) as Trend;
    const [first] = series;
    assert.deepEqual([series.length, exitCode, complaints], [1, 0, []]);
    assert.deepEqual(
      first?.runs.map(({ startedAt }) => startedAt.slice(0, 10)),
      ['2026-01-01', '2026-01-02'],
    );
    const { summary } = dated(1);
    assert.deepEqual([first?.runs[0]?.summary.fail, first?.runs[1]?.summary.pass], [summary.fail, summary.pass]);
    const failed = Object.values(first?.runs[1]?.groups ?? {}).reduce((sum, { fail = 0 }) => sum + fail, 0);
    assert.equal(failed, summary.fail);
  });

  it('tells of damaged files, leaves them out, and ends with 4', async () => {
    const whole = renderJson(dated(3));
    write('some/whole/report.json', whole);
    write('some/cut/report.json', whole.slice(0, -40));
    write('some/short/report.json', whole.slice(0, 300));
    write('some/other/report.json', '{"verdict": "fine"}');
    const { code, stdout, stderr } = await aispHere(['report', 'trend', join(folder, 'some')]);
    assert.equal(code, 4);
    assert.match(stdout, /: 1 run\n/);
    for (const name of ['cut', 'short', 'other'])
      assert.match(stderr, new RegExp(`${name}.report\\.json is left out: it is`));
  });

  it('writes a page to a file, and refuses a folder without a report', async () => {
    const out = join(folder, 'made', 'history.html');
    const made = await aispHere(['report', 'trend', join(folder, 'good'), '--format', 'html', '--out', out]);
    assert.deepEqual([made.code, made.stdout], [0, `Wrote ${out}\n`]);
    mkdirSync(join(folder, 'none'));
    const none = await aispHere(['report', 'trend', join(folder, 'none')]);
    assert.deepEqual([none.code, /There is no report in/.test(none.stderr)], [2, true]);
    const nowhere = await aispHere(['report', 'trend', join(folder, 'nowhere')]);
    assert.equal(nowhere.code, 2);
  });
});

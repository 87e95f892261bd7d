import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { renderJson } from '../reports/formats/json.ts';
import { formatNames } from '../reports/render-format.ts';
import { combineReports } from '../reports/several/combine.ts';
import { type OpenedWorkbench, openedWorkbench } from './support/opened-workbench.ts';
import { hostile, sampleReport } from './support/sample-report.ts';

describe('reports in the workbench', () => {
  let bench: OpenedWorkbench;
  const write = (path: string, text: string) => {
    mkdirSync(join(bench.folder, path, '..'), { recursive: true });
    writeFileSync(join(bench.folder, path), text);
  };
  before(async () => {
    bench = await openedWorkbench();
    write('a/report.json', renderJson(sampleReport()));
    write('b/report.json', renderJson(sampleReport({ outcomeOf: () => 'pass' })).replace('2026-03-01', '2026-04-01'));
    write('damaged/report.json', '{"schemaVersion": "1.1", "rules": [');
    write('bank.yaml', '# ours\nbaseUrl: https://bank.example\n');
    write('other.yaml', 'name: nothing\n');
  });
  after(() => bench.remove());

  const page = async (path: string) => (await bench.ask(path)).text;
  /** No markup of a bank is markup of a page, and nothing turns text around. */
  const isTame = (text: string) => ['<img', '<b>"', '\u202e', '\0'].every((sign) => !text.includes(sign));

  it('are listed, the newest first, with the target files', async () => {
    const text = await page('/');
    assert.ok(text.indexOf('file=b%2Freport.json') < text.indexOf('file=a%2Freport.json'));
    assert.match(text, /damaged\/report\.json<\/a><\/th><td class="text" colspan="7">This is no report/);
    assert.match(text, /<code>bank\.yaml<\/code>/);
    assert.doesNotMatch(text, /other\.yaml/);
    assert.match(text, /npx aisp-conformance workbench --folder/);
  });

  it('open with the verdict, what failed by its cause, and ways to the evidence of each', async () => {
    const report = sampleReport();
    const text = await page('/report?file=a%2Freport.json');
    assert.match(text, /Non-conforming<\/h2>/);
    for (const { id } of report.rules.filter(({ outcome }) => outcome === 'fail'))
      assert.ok(text.includes(`href="/report/rule?file=a%2Freport.json&amp;id=${id}"`), id);
    assert.ok(isTame(text));
  });

  it('show the exchange, the place and the clause of a finding, and what keeps the rule and breaks it', async () => {
    const report = sampleReport();
    const failed = report.rules.find(({ outcome, findings }) => outcome === 'fail' && findings.length > 0);
    assert.ok(failed !== undefined);
    const text = await page(`/report/rule?file=a%2Freport.json&id=${failed.id}`);
    for (const part of ['class="evidence"', 'curl', failed.findings[0]?.exchange ?? '?', 'Back to the report'])
      assert.ok(text.includes(part), part);
    assert.ok(isTame(text));
    const own = await page('/rules/AISP-BAL-004');
    assert.match(own, /<h3>Kept<\/h3>[\s\S]*<pre>GET \/balances[\s\S]*<h3>Broken<\/h3>/);
    assert.match(own, /<a href="https:\/\/openbankinguk[^"]*"[^>]*>Balances, Notes<\/a>/);
    assert.equal((await bench.ask('/rules/..%2f..%2fREADME')).status, 404);
    assert.equal((await bench.ask('/report/rule?file=a%2Freport.json&id=AISP-NONE-1')).status, 404);
  });

  it('show a matrix of several targets, whose cells lead to the evidence of each, and compare target by target', async () => {
    const [departing, kept] = [sampleReport(), sampleReport({ outcomeOf: () => 'pass' })];
    const parts = [
      { name: 'Alpha', folder: 'targets/alpha', report: departing },
      { name: 'Beta', folder: 'targets/beta', report: kept },
    ];
    write('group/report.json', renderJson(combineReports(parts)));
    write('group/targets/alpha/report.json', renderJson(departing));
    const text = await page('/report?file=group%2Freport.json');
    const failed = departing.rules.find(({ outcome }) => outcome === 'fail');
    const place = `/report/rule?file=group%2Ftargets%2Falpha%2Freport.json&amp;id=${failed?.id}`;
    assert.ok(text.includes(`href="${place}"`));
    assert.doesNotMatch(text, /targets%2Fbeta/);
    assert.ok(isTame(text));
    assert.equal((await bench.ask(place.replace('&amp;', '&'))).status, 200);
    assert.equal((await bench.ask(`/report/rule?file=group%2Freport.json&id=${failed?.id}`)).status, 404);
    const compared = await page('/compare?before=group%2Freport.json&after=group%2Freport.json');
    assert.match(compared, /<h2>Alpha<\/h2>[\s\S]*No regression[\s\S]*<h2>Beta<\/h2>/);
    assert.equal((await bench.ask('/report/whole?file=group%2Freport.json')).status, 200);
  });

  it('show what to supply next, what opens most rules first', async () => {
    const lacks = (key: string) => ({
      key,
      because: 'No token.',
      text: 'Give one.',
      lines: { environment: `${key}=` },
    });
    const report = sampleReport();
    const supplies = [
      { ...lacks('SECOND'), because: [hostile], rules: ['AISP-ACC-001', 'AISP-ACC-002'], mandatory: 1 },
      { ...lacks('FIRST'), because: ['No token.'], rules: ['AISP-ACC-003'], mandatory: 1 },
    ];
    write('supplies/report.json', renderJson({ ...report, supplies }));
    const text = await page('/report?file=supplies%2Freport.json');
    assert.ok(text.indexOf('SECOND') < text.indexOf('FIRST'));
    assert.match(text, /opens 2 rules, 1 of them mandatory/);
    assert.ok(isTame(text));
  });

  it('are one page as well, which can do nothing in the name of the workbench, and every format', async () => {
    const whole = await bench.ask('/report/whole?file=a%2Freport.json');
    assert.match(whole.headers.get('content-security-policy') ?? '', /^sandbox allow-scripts/);
    assert.doesNotMatch(whole.headers.get('content-security-policy') ?? '', /allow-same-origin/);
    assert.ok(isTame(whole.text));
    for (const format of formatNames) {
      const { status, headers } = await bench.ask(`/report/as?file=a%2Freport.json&format=${format}`);
      assert.equal(status, 200, format);
      assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[\w.-]+"$/);
    }
    assert.equal((await bench.ask('/report/as?file=a%2Freport.json&format=constructor')).status, 404);
  });

  it('say what is wrong with a damaged one', async () => {
    const { status, text } = await bench.ask('/report?file=damaged%2Freport.json');
    assert.equal(status, 400);
    assert.match(text, /report\.json is not JSON[\s\S]*It may have been cut off/);
  });
});

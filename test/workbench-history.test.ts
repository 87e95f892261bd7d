import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Outcome } from '../reports/contract/index.ts';
import { renderJson } from '../reports/formats/json.ts';
import { reportFacts } from '../workbench/files/report-facts.ts';
import { type OpenedWorkbench, openedWorkbench } from './support/opened-workbench.ts';
import { sampleReport } from './support/sample-report.ts';

describe('the history in the workbench', () => {
  let bench: OpenedWorkbench;
  const started: string[][] = [];
  let ends = { code: 0, stdout: '' };
  const write = (name: string, day: number, release: string, outcomeOf: (index: number) => Outcome) => {
    const report = sampleReport({ rules: 16, outcomeOf });
    const { bundled: _, ...target } = report.target;
    const startedAt = `2026-03-${String(day).padStart(2, '0')}T09:30:00.000Z`;
    mkdirSync(join(bench.folder, name));
    writeFileSync(
      join(bench.folder, name, 'report.json'),
      renderJson({ ...report, startedAt, target: { ...target, release } }),
    );
  };
  before(async () => {
    bench = await openedWorkbench({
      start: (words, onLine) => {
        started.push([...words]);
        onLine(ends.stdout, 'stdout');
        return { ended: Promise.resolve(ends.code), interrupt: () => {} };
      },
    });
    write('first', 1, '3.1.11', (index) => (index === 4 ? 'fail' : 'pass'));
    write('second', 2, '3.1.11', () => 'pass');
    write('third', 3, '3.1.11', (index) => (index === 5 ? 'fail' : 'pass'));
    write('other', 3, '3.1.6', () => 'pass');
    mkdirSync(join(bench.folder, 'damaged'));
    writeFileSync(join(bench.folder, 'damaged', 'report.json'), '{"verdict": 1');
  });
  after(() => bench.remove());

  it('tells every bank, release and group over time, in a picture and in words, and what is left out of it', async () => {
    const { text } = await bench.ask('/history');
    const [, older = '', newer = ''] = text.split('<section aria-labelledby="series-');
    assert.match(
      newer,
      /release 3\.1\.11, profile service[\s\S]*3 runs, 1 of them conforming; 1 rule failed at first, 1 in the last/,
    );
    assert.match(older, /release 3\.1\.6, profile service[\s\S]*1 run, 1 of them conforming/);
    // The group of the fifth rule failed in the first report only, that of the sixth in the last.
    const failedIn = (group: string) =>
      new RegExp(`<th scope="row">${group}</th><td>(\\d+)</td><td class="\\w+">(\\d+)</td>`).exec(newer)?.slice(1);
    assert.deepEqual(failedIn('Balances'), ['1', '0']);
    assert.deepEqual(failedIn('Transactions'), ['0', '1']);
    assert.match(newer, /<svg class="history"[^>]*role="img" aria-label="What 3 runs came to/);
    assert.match(text, /<option value="third\/report\.json" selected>/);
    assert.match(text, /Damaged, and left out[\s\S]*damaged\/report\.json<\/a>/);
    assert.match((await bench.ask('/history?bank=nobody')).text, /There is no report yet/);
  });

  it('compares any two reports, as the command line does', async () => {
    const { text } = await bench.ask('/compare?before=first%2Freport.json&after=third%2Freport.json');
    const [fifth, sixth] = sampleReport({ rules: 16 })
      .rules.slice(4, 6)
      .map(({ id }) => id);
    assert.match(text, /1 regression: newly failing/);
    assert.match(
      text,
      new RegExp(`Newly failing[\\s\\S]*file=third%2Freport\\.json&amp;id=${sixth}[\\s\\S]*passed → <b>failed</b>`),
    );
    assert.match(text, new RegExp(`Newly passing[\\s\\S]*id=${fifth}`));
    assert.match(text, /npx aisp-conformance report diff first\/report\.json third\/report\.json/);
    assert.equal((await bench.ask('/compare?before=damaged%2Freport.json&after=first%2Freport.json')).status, 400);
  });

  it('reads a report again only when its file has changed', () => {
    write('kept', 9, '3.1.11', () => 'pass');
    const path = join(bench.folder, 'kept', 'report.json');
    const first = reportFacts(path);
    assert.equal(first?.summary.pass, 16);
    assert.equal(reportFacts(path), first);
    writeFileSync(path, renderJson(sampleReport({ rules: 40, outcomeOf: () => 'pass' })));
    assert.equal(reportFacts(path)?.summary.pass, 40);
    rmSync(join(bench.folder, 'kept'), { recursive: true });
  });

  it('has a signature verified, and says what came of it', async () => {
    ends = { code: 1, stdout: 'Not intact.' };
    const form = { file: 'first/report.json', key: 'public.pem' };
    assert.match((await bench.send('/report/verify', form)).text, /not as it was signed[\s\S]*Not intact\./);
    ends = { code: 4, stdout: 'As it was signed.' };
    assert.match((await bench.send('/report/verify', form)).text, /It is as it was signed/);
    assert.equal((await bench.send('/report/verify', { ...form, key: '../public.pem' })).status, 400);
    assert.equal((await bench.send('/report/verify', { ...form, key: '--help' })).status, 400);
    const words = ['report', 'verify', 'first', '--key', 'public.pem'];
    assert.deepEqual(started, [words, words]);
  });

  it('leads from a finding to its waiver, filled in', async () => {
    writeFileSync(join(bench.folder, 'bank.yaml'), 'baseUrl: https://bank.example\n');
    const [failed] = sampleReport({ rules: 16 }).rules.slice(4, 5);
    assert.ok(failed !== undefined);
    const finding = await bench.ask(`/report/rule?file=first%2Freport.json&id=${failed.id}`);
    const [, address = ''] = /href="(\/target\?file=bank\.yaml&amp;waive=[^"]*)"/.exec(finding.text) ?? [];
    const { text } = await bench.ask(address.replaceAll('&amp;', '&'));
    assert.match(text, new RegExp(`name="/waivers/0/rule"[^>]*value="${failed.id}"`));
    assert.match(text, /name="\/waivers\/0\/owner"[^>]*aria-invalid="true"/);
  });

  it('has what failed or was not exercised judged again, at the bank of the report', async () => {
    writeFileSync(join(bench.folder, 'other-bank.yaml'), 'baseUrl: https://other.example\n');
    const { text } = await bench.ask('/run?again=first%2Freport.json');
    assert.match(text, /Only the 1 rule of <code>first\/report\.json<\/code>/);
    assert.match(text, /<option value="bank\.yaml" selected>/);
    started.length = 0;
    ends = { code: 0, stdout: 'A plan.' };
    await bench.send('/run/plan', { target: 'bank.yaml', again: 'first/report.json', group: 'BAL' });
    const words = ['run', '--target', 'bank.yaml', '--only', 'AISP-BAL-*', '--again', 'first/report.json', '--plan'];
    assert.deepEqual(started, [words]);
    assert.equal((await bench.send('/run/plan', { again: '../report.json' })).status, 400);
  });
});

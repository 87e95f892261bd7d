import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Report } from '../reports/contract/index.ts';
import { renderCsv } from '../reports/formats/csv.ts';
import { hostile, sampleReport } from './support/sample-report.ts';

/** Reads CSV as RFC 4180 has it; anything else is an error. */
function read(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let rest = text;
  let row: string[] = [];
  while (rest !== '') {
    const [whole = '', quoted, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    assert.notEqual(whole, '', `no cell begins at ${rest.slice(0, 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(whole.length);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function rowsOf(report: Report): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = read(renderCsv(report));
  for (const row of rows) assert.equal(row.length, head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

describe('the report as csv', () => {
  it('has a row for each rule, in their order, with what it came to', () => {
    const report = sampleReport();
    const rows = rowsOf(report);
    assert.deepEqual(
      rows.map(({ rule, outcome, checked }) => [rule, outcome, checked]),
      report.rules.map(({ id, outcome, checked }) => [id, outcome, String(checked)]),
    );
    assert.deepEqual(
      new Set(rows.map(({ verdict, release }) => `${verdict} ${release}`)),
      new Set([`${report.verdict} ${report.target.release}`]),
    );
  });

  it('has the first finding of a rule, and how many places all of them show', () => {
    const report = sampleReport();
    const failed = report.rules.find(({ outcome }) => outcome === 'fail');
    const row = rowsOf(report).find(({ rule }) => rule === failed?.id);
    const places = failed?.findings.reduce((sum, { count = 1 }) => sum + count, 0);
    assert.deepEqual([row?.exchange, row?.findings], [failed?.findings[0]?.exchange, String(places)]);
    assert.match(row?.operation ?? '', /^GET \//);
  });

  it('makes no formula of what a bank sends, and keeps the rest of it', () => {
    const report = sampleReport();
    const [rule] = report.rules;
    assert.ok(rule !== undefined);
    for (const begin of ['=', '+', '-', '@', ' =', '\t=', '＝', '=cmd|"/c calc"!A1,', '\n=1']) {
      const message = `${begin}1+1 "a", b\nc`;
      const changed: Report = { ...report, rules: [{ ...rule, findings: [{ message, exchange: 'x1' }] }] };
      const [row] = rowsOf(changed);
      assert.match(row?.finding ?? '', /^'/, begin);
      assert.ok(row?.finding?.includes('"a", b c'), row?.finding);
    }
    const told: Report = { ...report, rules: [{ ...rule, title: `a=b ${hostile}` }] };
    assert.match(rowsOf(told)[0]?.title ?? '', /^a=b <\/script><img/);
  });

  it('tells in one row why there is no rule', () => {
    const none = sampleReport({ rules: 0, record: { exchanges: [], problems: ['The bank refused.'] } });
    const [row, ...more] = rowsOf(none);
    assert.deepEqual([row?.rule, row?.verdict, more.length], ['', 'inconclusive', 0]);
    assert.match(row?.reason ?? '', /The bank refused/);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSummary } from '../reports/formats/console.ts';
import { sampleReport } from './support/sample-report.ts';

const report = sampleReport();
const escapeCharacter = String.fromCharCode(27);

describe('renderSummary', () => {
  const text = renderSummary(report, { width: 80, files: ['/tmp/report.json'] });

  it('counts each group and what it looked at', () => {
    assert.match(text, /^ {2}group +pass +fail +warn +error +not ex\. +waived +n\/a +looked at$/m);
    assert.match(text, /^ {2}Balances +1 +1 +1 +1 +1 +1 +1 +158$/m);
    assert.match(text, /^ {2}all +48 +2 +2 +2 +2 +2 +2 +4,454$/m);
  });

  it('tells failures in words, with the place of the evidence and the clause', () => {
    assert.match(text, /Failed \(2\)\n {2}AISP-BAL-005 {1,2}Balances of one account differ in their Type\n/);
    assert.match(text, /x5 GET \/accounts\/22289\/balances\?page=2 502 → \/Data\/Balance\/41\/Type {2}\(3 places\)/);
    assert.match(text, /Balances, Notes <https:\/\/standard\.example\/Balances\.html#notes>/);
  });

  it('puts rules that were not exercised under their reason', () => {
    assert.match(
      text,
      /Not exercised \(2\)\n {2}Found nothing to look at\.[^\n]*\n[^\n]*\n {4}AISP-\w+-\d+ AISP-\w+-\d+\n/,
    );
  });

  it('ends with the verdict and the files', () => {
    assert.match(
      text,
      /Non-conforming\. 2 rules of 58 failed[^\n]*\n40 requests in 8\.4 s, with faults:\sbalance-type-twice; variants: euros,\sone-page\.\n {2}\/tmp\/report\.json\n$/,
    );
  });

  it('sends no control characters unless colours are asked for, not even those of a bank', () => {
    assert.doesNotMatch(text.replaceAll('\n', ''), /\p{Cc}|\u202e/u);
    assert.ok(renderSummary(report, { colour: true }).includes(`${escapeCharacter}[31m`));
  });

  it('keeps to the width, but for what must stay in one piece', () => {
    const wide = text.split('\n').filter((line) => line.length > 80 && !/x\d+ |<http/.test(line));
    assert.deepEqual(wide, []);
  });

  it('says that nothing is known when nothing was judged', () => {
    const none = renderSummary(sampleReport({ rules: 0, record: { problems: ['The bank is away.'] } }));
    assert.match(none, /Problems\n {2}The bank is away\.\n\nInconclusive\. No rule was judged/);
  });
});

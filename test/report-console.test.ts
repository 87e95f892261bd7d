import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSummary, renderVerdict } from '../reports/formats/console.ts';
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
    assert.match(
      text,
      /Balances, Notes <https:\/\/standard\.example\/Balances\.html#notes>\n {4}explained by: npx aisp-conformance rules AISP-BAL-005\n/,
    );
  });

  it('gives the reasons of the few rules that no line would open', () => {
    assert.match(text, /Not exercised \(2\)\n( {2}[^\n]+\n){1,3} {4}AISP-/);
  });

  it('leaves many rules that no line would open to the report', () => {
    const [open] = report.rules.filter(({ outcome }) => outcome === 'not-exercised');
    assert.ok(open !== undefined);
    const rules = Array.from({ length: 4 }, (_, index) => ({ ...open, id: `AISP-ACC-90${index}` }));
    assert.match(
      renderSummary({ ...report, rules }, { width: 80 }),
      /\n {2}4 rules found nothing to look at, and the report says why; no setting would\n {2}help them\.\n/,
    );
  });

  it('ranks what to supply in at most 40 lines, with lines to copy in one piece', () => {
    const lack = (key: string, opens: number) => ({
      key,
      because: [`The configuration does not say how ${key} is had, and this is said at length.`],
      text: `Add ${key}.`,
      lines: { environment: `${key}=…`, target: `tokens: { ${key}: { ${'a'.repeat(90)}: b } }` },
      rules: Array.from({ length: opens }, (_, index) => `AISP-ACC-${index}`),
      mandatory: opens,
    });
    const supplies = Array.from({ length: 30 }, (_, index) => lack(`key-${index}`, 40 - index));
    const counts = { ...report.summary, 'not-exercised': 800 };
    const whole = renderSummary({ ...report, supplies, summary: counts }, { width: 80 });
    const [section = ''] = /^Not exercised[\s\S]*?(?=\n\n)/m.exec(whole) ?? [];
    assert.ok(section.split('\n').length <= 40, section);
    assert.match(section, /^ {3}40 {2}key-0: The configuration/m);
    assert.match(section, /^ {9}target file: tokens: \{ key-0: \{ a{90}: b \} \}$/m);
    assert.match(section, /\n {2}and \d+ more things to supply: see the report\n/);
  });

  it('tells a missing token before all else, in one line too', () => {
    const lack = {
      key: 'AISP_CLIENT_TOKEN',
      because: 'No token was given.',
      text: 'Set it.',
      lines: {},
      token: true,
    } as const;
    const supplies = [{ ...lack, because: [lack.because], rules: ['AISP-CON-001', 'AISP-CON-002'], mandatory: 1 }];
    const headline = '2 rules of 58 that apply wait for an access token. No token was given. Set it.';
    assert.ok(renderSummary({ ...report, supplies }).startsWith(`${headline}\n\n`));
    assert.ok(renderVerdict({ ...report, supplies }).startsWith(`${headline}\nNon-conforming. `));
  });

  it('ends with the verdict and the files', () => {
    assert.match(
      text,
      /Non-conforming\. 2 of 54 rules failed[^\n]*\nRules: 60 in the run, 58 apply to this bank, 54 judged\.\n40 requests( \(1 lost on the way\))? in 8\.4 s, with faults:\s+balance-type-twice;\s+variants:\s+euros,\s+one-page\.\n {2}\/tmp\/report\.json\n$/,
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

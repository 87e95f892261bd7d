import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { coveragePage, measuredBlock, measuredIn } from '../support/coverage-page.ts';
import { type Figure, joinFigures } from '../support/figures.ts';
import { generatedPages } from '../support/generated-pages.ts';
import { killMatrixPage } from '../support/kill-matrix-page.ts';

describe('the generated pages', async () => {
  for (const { path, text } of await generatedPages()) {
    it(`docs/${basename(path)} says what is so`, () => {
      const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const stale = `docs/${basename(path)} is out of date: run "npm run coverage" and commit what it writes`;
      assert.ok(current === text, `${stale}. ${difference(current, text)}`);
    });

    it(`docs/${basename(path)} leaves no statement open, no rule unseen and no rule unbroken`, () => {
      assert.doesNotMatch(text, /\*\*(open|nowhere|nothing)\*\*/);
    });
  }
});

describe('the page of coverage', () => {
  const ledger = {
    entries: [
      { statement: 'AISP-BAL-001', rules: ['AISP-BAL-001', 'AISP-BAL-009'] },
      { statement: 'AISP-BAL-002', rules: ['AISP-BAL-002'] },
      { statement: 'AISP-BAL-003', rules: [], exclusion: { kind: 'informative', reason: 'It permits.' } },
      { statement: 'AISP-BAL-004', rules: [] },
    ],
    problems: [],
  } as const;
  const catalogue = ['AISP-BAL-001', 'AISP-BAL-002', 'AISP-BAL-009'].map((id) => ({
    id: id as 'AISP-BAL-001',
    title: `Title of ${id} | and more`,
  }));
  const runs = [
    {
      name: 'service',
      isEarlier: false,
      requests: 7,
      verdicts: [
        { id: 'AISP-BAL-001', outcome: 'pass', checked: 2 },
        { id: 'AISP-BAL-002', outcome: 'not-exercised', checked: 0 },
        { id: 'AISP-BAL-009', outcome: 'warn', checked: 1 },
      ],
    },
    { name: 'full', isEarlier: false, requests: 9, verdicts: [{ id: 'AISP-BAL-001', outcome: 'pass', checked: 3 }] },
    {
      name: 'full 3.1.3',
      isEarlier: true,
      requests: 8,
      verdicts: [{ id: 'AISP-BAL-001', outcome: 'pass', checked: 3 }],
    },
  ] as const;
  const faults = [{ breaks: ['AISP-BAL-001'] }] as const;
  const text = coveragePage({ ledger, catalogue, faults, runs }, measuredBlock([]));

  it('counts a statement as covered where a rule looked at something and found it kept, not where there merely is a rule', () => {
    assert.ok(text.includes('| Statements of version 3.1 covered by a rule | 1 |'));
    assert.ok(text.includes('| BAL | Balances | 4 | 1 | 1 |'));
  });

  it('tells of every statement which rules were seen where, why it has none, or that it is open', () => {
    const rows = text.split('\n').filter((line) => line.includes('AISP-BAL-00'));
    assert.deepEqual(rows, [
      '| AISP-BAL-001 | Title of AISP-BAL-001 \\| and more | service, full |',
      '|  | AISP-BAL-009: Title of AISP-BAL-009 \\| and more | **nowhere** |',
      '| AISP-BAL-002 | Title of AISP-BAL-002 \\| and more | **nowhere** |',
      '| AISP-BAL-003 | *informative*: It permits. |  |',
      '| AISP-BAL-004 | **open** |  |',
    ]);
  });

  it('gives the requests of each run in the latest release', () => {
    assert.ok(text.includes('| Requests of a run, profile service | 7 |'));
    assert.ok(text.includes('| Requests of a run, profile full | 9 |'));
    assert.doesNotMatch(text, /full 3\.1\.3/);
  });

  it('finds the measured part of a page again', () => {
    const block = measuredBlock([{ title: 'Mutants killed', value: 3, of: 4, parts: 'add' }]);
    assert.ok(block.includes('| Mutants killed | 3 of 4 |'));
    assert.equal(measuredIn(coveragePage({ ledger, catalogue, faults, runs }, block)), block);
    assert.equal(measuredIn('# Coverage'), undefined);
  });

  it('gives what was measured of each release a row of its own, oldest first', () => {
    const lines = { title: 'lines', parts: 'add' } as const;
    const block = measuredBlock([
      { ...lines, release: '3.1.10', value: 6 },
      { ...lines, release: '3.1.2', value: 33 },
      { release: '3.1.2', title: 'bodies', value: 12, of: 12, parts: 'add' },
    ]);
    const rows = block.split('\n').filter((line) => line.startsWith('|'));
    assert.deepEqual(rows.slice(2), [
      '| release | lines | bodies |',
      '| --- | --- | --- |',
      '| 3.1.2 | 33 | 12 of 12 |',
      '| 3.1.10 | 6 |  |',
    ]);
  });
});

it('joins the figures of parts that ran side by side', () => {
  const part = (value: number, seconds: number): readonly Figure[] => [
    { title: 'Mutants killed', value, of: 10, parts: 'add' },
    { title: 'Seconds', value: seconds, parts: 'longest' },
    { release: '3.1.2', title: 'Seconds', value: 1, parts: 'add' },
  ];
  assert.deepEqual(joinFigures([...part(9, 4), ...part(10, 3)]), [
    { title: 'Mutants killed', value: 19, of: 20, parts: 'add' },
    { title: 'Seconds', value: 4, parts: 'longest' },
    { release: '3.1.2', title: 'Seconds', value: 2, parts: 'add' },
  ]);
});

it('the page of the kill matrix marks a rule that nothing breaks', () => {
  const rules = ['AISP-BAL-001', 'AISP-BAL-002'] as const;
  const text = killMatrixPage(
    rules.map((id) => ({ id, level: 'MUST', title: 'It holds' })),
    [{ id: 'a-fault', title: 'Does it not', breaks: ['AISP-BAL-002'] }],
  );
  assert.ok(text.includes('| AISP-BAL-001 | MUST | It holds | **nothing** |'));
  assert.ok(text.includes('| AISP-BAL-002 | MUST | It holds | `a-fault` |'));
  assert.ok(text.includes('| `a-fault` | Does it not | AISP-BAL-002 |'));
});

/** The first line in which two texts differ, so that a reader sees what changed. */
function difference(current: string, wanted: string): string {
  const [had, has] = [current.split('\n'), wanted.split('\n')];
  const at = has.findIndex((line, index) => line !== had[index]);
  return at === -1 ? 'It has lines too many.' : `Line ${at + 1} has to be: ${has[at]}`;
}

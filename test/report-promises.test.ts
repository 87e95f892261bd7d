import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Outcome, Report } from '../reports/contract/index.ts';
import { renderSummary, renderVerdict } from '../reports/formats/console.ts';
import { renderHtml } from '../reports/formats/html.ts';
import { renderFormat } from '../reports/render-format.ts';
import { sampleReport } from './support/sample-report.ts';

/** Sixteen rules, two of them promises (numbers 7 and 15), at a bank of a profile that makes promises. */
function promising(outcomeOf: (index: number) => Outcome): Report {
  return sampleReport({ rules: 16, record: { promiseGroups: ['SEED'] }, outcomeOf });
}

const broken = promising((index) => (index === 7 ? 'fail' : 'pass'));
const kept = promising(() => 'pass');

/** The two lines of a report in a format, without its markup. */
async function linesIn(report: Report, format: 'terminal' | 'html' | 'markdown'): Promise<readonly string[]> {
  const text =
    format === 'terminal'
      ? renderSummary(report)
      : format === 'html'
        ? renderHtml(report)
            .replace(/<[^>]+>/g, '')
            .replaceAll('&#39;', "'")
        : (await renderFormat(report, 'markdown')).replace(/^- |[*\\]/gm, '');
  return text.split('\n').filter((line) => /^(The standard|This service's promises): /.test(line));
}

describe('the promises of the service, apart from the standard', () => {
  for (const format of ['terminal', 'html', 'markdown'] as const) {
    it(`tells at once which of the two is broken: ${format}`, async () => {
      assert.deepEqual(await linesIn(broken, format), [
        'The standard: conforming, all 14 rules kept.',
        "This service's promises: 1 of 2 broken.",
      ]);
      assert.deepEqual(await linesIn(kept, format), [
        'The standard: conforming, all 14 rules kept.',
        "This service's promises: all 2 kept.",
      ]);
    });

    it(`says what else became of them, and what was not judged: ${format}`, async () => {
      const odd: Readonly<Record<number, Outcome>> = {
        0: 'fail',
        1: 'not-exercised',
        2: 'warn',
        3: 'warn',
        7: 'waived',
      };
      assert.deepEqual(
        await linesIn(
          promising((index) => odd[index] ?? 'pass'),
          format,
        ),
        [
          'The standard: non-conforming, 1 of 14 rules broken, 2 warnings, 1 not exercised.',
          "This service's promises: none of 2 broken, 1 waived.",
        ],
      );
      const none = promising((index) => (index % 8 === 7 ? 'not-applicable' : 'pass'));
      assert.equal((await linesIn(none, format))[1], "This service's promises: not judged.");
    });

    it(`has no such line where the profile promises nothing: ${format}`, async () => {
      assert.deepEqual(await linesIn(sampleReport(), format), []);
    });
  }

  it('names in the verdict what the bank departs from', () => {
    const from = (report: Report) => /failed: the bank ([^.]*)\./.exec(renderVerdict(report))?.[1];
    assert.equal(from(broken), 'keeps the standard, but departs from promises of this service');
    const unseen = promising((index) => (index === 7 ? 'fail' : index === 1 ? 'not-exercised' : 'pass'));
    assert.equal(from(unseen), 'departs from promises of this service');
    assert.equal(from(promising((index) => (index === 0 ? 'fail' : 'pass'))), 'departs from the standard');
    const both = promising((index) => (index === 0 || index === 7 ? 'fail' : 'pass'));
    assert.equal(from(both), 'departs from the standard, and from promises of this service');
    assert.equal(from(sampleReport()), 'departs from the standard');
  });
});

describe('a test of the official suite that fails where no rule does', () => {
  const test = (id: string, reason: string, differs?: 'not-ours' | 'only-warns') => ({
    ...({ id, kind: 'schema', asks: 'GET /party', outcome: 'failed', reason, rules: [] } as const),
    ...(differs === undefined ? {} : { differs }),
  });
  const said = (...tests: readonly ReturnType<typeof test>[]) => {
    const suite = { passed: 5, failed: tests.length, notDecided: 0, tests, unnoticed: [] };
    return renderSummary({ ...kept, officialSuite: suite }, { width: 200 });
  };

  it('is explained below the count', () => {
    const text = said(test('OB-1', 'it is closed', 'not-ours'), test('OB-2', 'it is closed', 'not-ours'));
    assert.match(text, /2 would fail, 0 not decided\.\nThe 2 that would fail break no rule here: it is closed\.\n/);
  });

  it('is told from those that a rule fails with, or warns of', () => {
    const text = said(test('OB-1', 'one', 'not-ours'), test('OB-2', 'two'), test('OB-3', 'three', 'only-warns'));
    assert.match(text, /\n1 of the 3 that would fail breaks no rule here: one\.\n/);
    assert.doesNotMatch(said(test('OB-2', 'two')), /no rule here/);
  });
});

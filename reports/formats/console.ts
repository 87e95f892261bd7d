import { type Report, ruleCountsOf, ruleCountsSentence } from '../contract/index.ts';
import { tame } from '../print.ts';
import { groupTable } from './console/group-table.ts';
import { byReason, failures, warnings } from './console/sections.ts';
import { supplyList } from './console/supply-list.ts';
import { painter, wrap } from './console/terminal.ts';
import { partLines } from './promises.ts';
import { tokenHeadline } from './supplies.ts';
import {
  changesOf,
  officialReassurance,
  officialSentence,
  placeOf,
  releaseWords,
  requestsOf,
  sampleSentence,
  verdictSentence,
  verdictWords,
} from './words.ts';

export interface SummaryOptions {
  readonly colour?: boolean;
  /** Columns to wrap at; 100 by default. */
  readonly width?: number;
  /** Paths of the written files, shown last. */
  readonly files?: readonly string[];
}

/** A report for a terminal: a missing token, a table by group, what failed and where, what warns, what was not looked at, the verdict. */
export function renderSummary(
  report: Report,
  { colour = false, width = 100, files = [] }: SummaryOptions = {},
): string {
  const paint = painter(colour);
  const columns = Math.max(40, width);
  const section = (title: string, style: 'red' | 'yellow' | 'dim', entries: readonly string[]): string =>
    entries.length === 0 ? '' : [paint(style, title), ...entries].join('\n');
  const { summary, verdict, target, supplies = [] } = report;
  const further = [sampleSentence(report), officialSentence(report), officialReassurance(report)].flatMap(
    (text) => text ?? [],
  );
  const mark = { conforming: 'green', 'non-conforming': 'red', inconclusive: 'yellow' } as const;

  const headline = tokenHeadline(report);
  const blocks = [
    headline === undefined ? '' : paint('red', paint('bold', wrap(headline, columns, ''))),
    wrap(targetLine(report), columns, ''),
    report.rules.length === 0 ? '' : groupTable(report, columns, paint),
    section(`Failed (${summary.fail})`, 'red', failures(report, 'fail', columns, paint)),
    section(`Errors of the harness (${summary.error})`, 'red', failures(report, 'error', columns, paint)),
    section(`Warnings (${summary.warn})`, 'yellow', warnings(report, columns, paint)),
    section(
      `Not exercised (${summary['not-exercised']})${supplies.length === 0 ? '' : ': what to supply next, and how many rules each would open'}`,
      'yellow',
      supplyList(report, columns, paint),
    ),
    section(`Waived (${summary.waived})`, 'dim', byReason(report, 'waived', columns, paint)),
    section(
      'Problems',
      'red',
      (report.problems ?? []).map((problem) => wrap(problem, columns, '  ')),
    ),
    [
      wrap(`${verdictWords[verdict]}. ${verdictSentence(report)}`, columns, '').replace(
        `${verdictWords[verdict]}.`,
        (word) => paint(mark[verdict], paint('bold', word)),
      ),
      ...partLines(report).map(({ name, words }) => wrap(`${name}: ${words}`, columns, '')),
      wrap(ruleCountsSentence(ruleCountsOf(report)), columns, ''),
      wrap(`${requestsOf(summary)} in ${(report.durationMs / 1000).toFixed(1)} s${changesOf(target)}.`, columns, ''),
      ...further.map((text) => wrap(text, columns, '')),
      ...files.map((file) => `  ${file}`),
    ].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The verdict alone, in one line, below the one about a missing token; and the paths of the written files. */
export function renderVerdict(report: Report, files: readonly string[] = []): string {
  const headline = tokenHeadline(report);
  return `${[...(headline === undefined ? [] : [tame(headline)]), `${verdictWords[report.verdict]}. ${verdictSentence(report)}`, ...files.map((file) => `  ${file}`)].join('\n')}\n`;
}

function targetLine({ tool, target }: Report): string {
  const where = target.bundled === true ? `the bundled stub at ${placeOf(target)}` : placeOf(target);
  return `${tool.name} ${tool.version}: ${where}, profile ${target.profile}, release ${releaseWords(target)}`;
}

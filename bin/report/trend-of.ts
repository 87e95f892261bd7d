import { dirname, relative, resolve } from 'node:path';
import { renderTrendHtml } from '../../reports/trend/render-html.ts';
import { renderTrendText } from '../../reports/trend/render-text.ts';
import { type LeftOut, type Trend, type TrendReport, trendOf } from '../../reports/trend/trend.ts';
import { historyOf, readReportFacts } from '../../workbench/files/report-facts.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeOutput } from '../write-output.ts';
import { findReports } from './find-reports.ts';

const renderers = {
  text: renderTrendText,
  json: (trend) => `${JSON.stringify(trend, undefined, 2)}\n`,
  html: renderTrendHtml,
} as const satisfies Readonly<Record<string, (trend: Trend) => string>>;

/** What `aisp report trend` was told. */
export interface TrendOptions {
  readonly format: keyof typeof renderers;
  readonly out?: string;
}

/** What came of a history: what to print, what to complain of, and the exit code. */
export interface TrendEnd {
  readonly text: string;
  readonly complaints: readonly string[];
  readonly exitCode: number;
}

/**
 * The history of the reports in folders, in a form. A file that is damaged is told and left out, and the exit code is then that of
 * what is not known. Throws a UsageError where there is no report.
 */
export function trendIn(paths: readonly string[], { format, out }: TrendOptions): TrendEnd {
  const files = findReports(paths);
  const damaged: LeftOut[] = [];
  const reports = files.flatMap((path): readonly TrendReport[] => {
    const file = relative('', path) || path;
    const read = readReportFacts(path);
    if (typeof read !== 'string') return historyOf(read).map((facts) => ({ ...facts, file }));
    damaged.push({ file, reason: read });
    return [];
  });
  if (reports.length === 0) {
    const found = damaged.length === 0 ? 'no report' : `no report that can be read, and ${damaged.length} that cannot`;
    throw new UsageError(
      `There is ${found} in ${paths.join(', ')}.`,
      'Name a folder in which "aisp run" wrote reports.',
    );
  }
  const text = renderers[format](trendOf(reports, damaged));
  const complaints = damaged.map(({ file, reason }) => `${file} is left out: ${reason}.`);
  const exitCode = damaged.length > 0 ? exitCodes.inconclusive : exitCodes.conforming;
  if (out === undefined) return { text, complaints, exitCode };
  const path = resolve(out);
  prepareOutputFolder(dirname(path));
  writeOutput(path, text);
  return { text: `Wrote ${path}\n`, complaints, exitCode };
}

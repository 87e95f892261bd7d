import { diffExitCode, diffReports } from '../../reports/diff/diff-reports.ts';
import { renderDiffMarkdown, renderDiffText } from '../../reports/diff/render-diff.ts';
import { readReport } from './read-report.ts';

const renderers = {
  text: renderDiffText,
  markdown: renderDiffMarkdown,
  json: (diff) => `${JSON.stringify(diff, undefined, 2)}\n`,
} as const satisfies Readonly<Record<string, (diff: ReturnType<typeof diffReports>) => string>>;

/** What `aisp report diff` was told. */
export interface DiffOptions {
  readonly format: keyof typeof renderers;
}

/** What changed between two reports, as text, and the exit code. Throws a UsageError for what is no report. */
export function diffOf(before: string, after: string, format: DiffOptions['format']) {
  const diff = diffReports(readReport(before), readReport(after));
  return { text: renderers[format](diff), exitCode: diffExitCode(diff) };
}

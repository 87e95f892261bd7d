import { diffExitCode, diffReports } from '../../reports/diff/diff-reports.ts';
import { renderDiffMarkdown, renderDiffText } from '../../reports/diff/render-diff.ts';
import {
  diffSeveral,
  renderSeveralDiffMarkdown,
  renderSeveralDiffText,
  type SeveralDiff,
  severalDiffExitCode,
} from '../../reports/several/diff.ts';
import { readReport } from './read-report.ts';

const renderers = {
  text: renderDiffText,
  markdown: renderDiffMarkdown,
  json: (diff) => `${JSON.stringify(diff, undefined, 2)}\n`,
} as const satisfies Readonly<Record<string, (diff: ReturnType<typeof diffReports>) => string>>;

const severalRenderers: Readonly<Record<keyof typeof renderers, (diff: SeveralDiff) => string>> = {
  text: renderSeveralDiffText,
  markdown: renderSeveralDiffMarkdown,
  json: (diff) => `${JSON.stringify(diff, undefined, 2)}\n`,
};

/** What `aisp report diff` was told. */
export interface DiffOptions {
  readonly format: keyof typeof renderers;
}

/** What changed between two reports, as text, and the exit code. Throws a UsageError for what is no report. */
export function diffOf(before: string, after: string, format: DiffOptions['format']) {
  const [earlier, later] = [readReport(before), readReport(after)];
  if ('targets' in earlier || 'targets' in later) {
    const several = diffSeveral(earlier, later);
    return { text: severalRenderers[format](several), exitCode: severalDiffExitCode(several) };
  }
  const diff = diffReports(earlier, later);
  return { text: renderers[format](diff), exitCode: diffExitCode(diff) };
}

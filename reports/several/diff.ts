import type { AnyReport, Report, TargetReport } from '../contract/index.ts';
import { diffExitCode, diffReports, type ReportDiff } from '../diff/diff-reports.ts';
import { renderDiffMarkdown, renderDiffText } from '../diff/render-diff.ts';
import { plain } from '../formats/markdown/text.ts';
import { tame } from '../print.ts';
import { targetsOf } from './separate.ts';

/** What changed from one report to a later one, where either is over several targets. */
export interface SeveralDiff {
  readonly schemaVersion: '2.0';
  /** Targets of the later report of which the earlier one tells, by their name in the later. */
  readonly targets: readonly { readonly name: string; readonly diff: ReportDiff }[];
  /** Names of targets that only the later report has: they have nothing to be compared with. */
  readonly added: readonly string[];
  /** Names of targets that the later report no longer has. */
  readonly dropped: readonly string[];
}

/** Compares target by target: those of one name, or where one report is of one target, those of one place and release. */
export function diffSeveral(before: AnyReport, after: AnyReport): SeveralDiff {
  const [were, are] = [targetsOf(before), targetsOf(after)];
  const byName = 'targets' in before && 'targets' in after;
  const same = (one: TargetReport, other: TargetReport) =>
    byName ? one.name === other.name : isSameTarget(one.report, other.report);
  const pairs = are.map((part) => ({ part, earlier: were.find((each) => same(each, part)) }));
  return {
    schemaVersion: '2.0',
    targets: pairs.flatMap(({ part, earlier }) =>
      earlier === undefined ? [] : [{ name: part.name, diff: diffReports(earlier.report, part.report) }],
    ),
    added: pairs.flatMap(({ part, earlier }) => (earlier === undefined ? [part.name] : [])),
    dropped: isAgain(are) ? [] : were.filter((each) => !are.some((part) => same(each, part))).map(({ name }) => name),
  };
}

/** Exit code of a comparison: 1 when a rule fails that did not, 4 when a rule or a target is no longer judged, else 0. */
export function severalDiffExitCode({ targets, dropped }: SeveralDiff): 0 | 1 | 4 {
  const codes = targets.map(({ diff }) => diffExitCode(diff));
  if (codes.includes(1)) return 1;
  return codes.includes(4) || dropped.length > 0 ? 4 : 0;
}

/** What changed, for a terminal: one comparison after the other. */
export function renderSeveralDiffText(diff: SeveralDiff): string {
  return [
    ...diff.targets.map(({ name, diff: own }) => `== ${tame(name)} ==\n${renderDiffText(own)}`),
    ...remarks(diff).map((text) => `${tame(text)}\n`),
  ].join('\n');
}

/** The same as Markdown. */
export function renderSeveralDiffMarkdown(diff: SeveralDiff): string {
  return [
    ...diff.targets.map(({ name, diff: own }) => `# ${plain(name)}\n\n${renderDiffMarkdown(own)}`),
    ...remarks(diff).map((text) => `- ${plain(text)}\n`),
  ].join('\n');
}

function remarks({ added, dropped }: SeveralDiff): readonly string[] {
  return [
    ...added.map((name) => `${name} is new: the earlier report tells nothing of it.`),
    ...dropped.map((name) => `${name} is no longer judged.`),
  ];
}

function isSameTarget({ target: one }: Report, { target: other }: Report): boolean {
  const isSamePlace = one.bundled === true ? other.bundled === true : one.baseUrl === other.baseUrl;
  return isSamePlace && one.release === other.release;
}

/** What was not to be judged again was not lost sight of. */
function isAgain(parts: readonly TargetReport[]): boolean {
  return parts.some(({ report }) => report.again !== undefined);
}

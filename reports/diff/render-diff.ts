import { briefWithPlace, count, verdictWords } from '../formats/words.ts';
import type { ChangedRule, ReportDiff } from './diff-reports.ts';

const sections = [
  ['newlyFailing', 'Newly failing'],
  ['newlyNotExercised', 'No longer judged'],
  ['newlyPassing', 'Newly passing'],
  ['otherChanges', 'Other changes'],
] as const satisfies readonly (readonly [keyof ReportDiff, string])[];

/** How many findings of one rule are told before the rest is counted. */
const mostDetails = 5;

/** What changed, for a terminal. */
export function renderDiffText(diff: ReportDiff): string {
  const rules = (entries: readonly ChangedRule[]): readonly string[] =>
    entries.flatMap((rule) => [
      `  ${rule.id} ${rule.title}`,
      `      ${rule.before} → ${rule.after}, ${rule.level}, ${rule.clause.title}`,
      ...few(rule.details).map((detail) => `      ${detail}`),
    ]);
  const blocks = [
    [verdictLine(diff), ...diff.notes.map((note) => `  Note: ${note}`)],
    ...sections.map(([name, title]) => heading(title, rules(diff[name]), diff[name].length)),
    heading(
      'Changed findings',
      diff.changedFindings.flatMap(({ id, title, appeared, disappeared }) => [
        `  ${id} ${title}`,
        ...few(appeared).map((key) => `      + ${key}`),
        ...few(disappeared).map((key) => `      - ${key}`),
      ]),
      diff.changedFindings.length,
    ),
    [conclusion(diff)],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

/** What changed, as Markdown for a merge request or a step summary. What a bank sent is shown as code, so that it stays text. */
export function renderDiffMarkdown(diff: ReportDiff): string {
  const rules = (title: string, entries: readonly ChangedRule[]): readonly string[] =>
    entries.length === 0
      ? []
      : [
          `### ${title} (${entries.length})`,
          '',
          ...entries.flatMap((rule) => [
            `- **${rule.id}** ${plain(rule.title)}: ${rule.before} → ${rule.after} (${rule.level}, ${clauseLink(rule)})`,
            ...few(rule.details).map((detail) => `  - ${code(detail)}`),
          ]),
          '',
        ];
  const findings = diff.changedFindings.flatMap(({ id, title, appeared, disappeared }) => [
    `- **${id}** ${plain(title)}`,
    ...few(appeared).map((key) => `  - appeared: ${code(key)}`),
    ...few(disappeared).map((key) => `  - disappeared: ${code(key)}`),
  ]);
  const lines = [
    '## Conformance, compared with the report before',
    '',
    `${conclusion(diff)} ${plain(verdictLine(diff))}`,
    '',
    ...diff.notes.flatMap((note) => [`> ${plain(note)}`, '']),
    ...sections.flatMap(([name, title]) => rules(title, diff[name])),
    ...(findings.length === 0 ? [] : [`### Changed findings (${diff.changedFindings.length})`, '', ...findings, '']),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function heading(title: string, lines: readonly string[], number: number): readonly string[] {
  return number === 0 ? [] : [`${title} (${number})`, ...lines];
}

function few(details: readonly string[]): readonly string[] {
  const hidden = details.length - mostDetails;
  return [...details.slice(0, mostDetails).map(briefWithPlace), ...(hidden > 0 ? [`and ${hidden} more`] : [])];
}

function verdictLine({ before, after }: ReportDiff): string {
  return `${verdictWords[before.verdict]} on ${before.startedAt}, ${verdictWords[after.verdict].toLowerCase()} on ${after.startedAt}.`;
}

function conclusion({ regressions, newlyFailing, newlyPassing }: ReportDiff): string {
  const better = newlyPassing.length === 0 ? '' : ` ${count(newlyPassing.length, 'rule')} newly passing.`;
  if (regressions.length === 0) return `No regression.${better}`;
  const lost = regressions.length - newlyFailing.length;
  const parts = [
    ...(newlyFailing.length === 0 ? [] : [`${count(newlyFailing.length, 'rule')} newly failing`]),
    ...(lost === 0 ? [] : [`${count(lost, 'mandatory rule')} no longer judged`]),
  ];
  return `Regression: ${parts.join(', ')}.${better}`;
}

function clauseLink({ clause: { title, url } }: ChangedRule): string {
  return url === undefined ? plain(title) : `[${plain(title)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
}

function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#~&!]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

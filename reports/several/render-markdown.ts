import type { SeveralReport } from '../contract/index.ts';
import { code, plain } from '../formats/markdown/text.ts';
import { brief, outcomeWords, requestsOf, verdictWords } from '../formats/words.ts';
import { tellingRows } from './matrix.ts';
import { severalSentence, targetWords } from './words.ts';

const marks = { conforming: '✅', 'non-conforming': '❌', inconclusive: '⚠️' } as const;
/** More rows than a summary of a step has room for are in report.html. */
const mostRows = 400;
const columns = ['pass', 'fail', 'warn', 'error', 'not-exercised', 'waived'] as const;

/** A report over several targets in GitHub's Markdown: the targets, the matrix of what is wrong or differs, and what failed where. */
export function renderSeveralMarkdown(report: SeveralReport): string {
  const { targets, verdict, tool, summary, durationMs } = report;
  const rows = tellingRows(report);
  const failed = targets.flatMap(({ name, problems = [] }) => {
    const rules = report.rules.filter((rule) => rule.target === name && rule.outcome === 'fail');
    const lines = [
      ...problems.map((problem) => `- ${plain(problem)}`),
      ...rules.map(({ id, title, reason, findings: [first] }) => {
        const why = first?.message ?? reason;
        return `- **${id}** ${plain(title)}${why === undefined ? '' : `: ${plain(brief(why))}`}`;
      }),
    ];
    return lines.length === 0 ? [] : [`### ${plain(name)}`, lines.join('\n')];
  });
  return `${[
    `## ${marks[verdict]} ${verdictWords[verdict]}`,
    plain(severalSentence(report)),
    `${plain(`${tool.name} ${tool.version}`)}: ${requestsOf(summary)} in ${(durationMs / 1000).toFixed(1)} s.`,
    targets.map((target) => `- **${plain(target.name)}**: ${plain(targetWords(target))}`).join('\n'),
    table(
      ['target', 'verdict', ...columns.map((outcome) => outcomeWords[outcome].label)],
      targets.map((target) => [
        plain(target.name),
        `${marks[target.verdict]} ${verdictWords[target.verdict]}`,
        ...columns.map((outcome) => (target.summary[outcome] === 0 ? '' : String(target.summary[outcome]))),
      ]),
    ),
    ...(rows.length === 0
      ? []
      : [
          '### Where they fail, warn or differ',
          table(
            ['rule', ...targets.map(({ name }) => plain(name))],
            rows
              .slice(0, mostRows)
              .map(({ id, title, outcomes }) => [
                `${code(id)} ${plain(title)}`,
                ...outcomes.map((outcome) => (outcome === undefined ? '' : outcomeWords[outcome].one)),
              ]),
          ),
        ]),
    ...(rows.length > mostRows ? ['*There is more: see report.html.*'] : []),
    ...failed,
  ].join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

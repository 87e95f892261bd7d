import type { Outcome } from '../contract/index.ts';
import { count, outcomeWords, verdictWords } from '../formats/words.ts';
import { tame } from '../print.ts';
import type { Trend, TrendRun, TrendSeries } from './trend.ts';

const columns = ['fail', 'error', 'warn', 'not-exercised', 'waived', 'pass'] as const satisfies readonly Outcome[];
const mostRuns = 20;
const mostMarks = 40;
const titleWidth = 34;
const marks = '▁▂▃▄▅▆▇█';

/** A history for a terminal: the latest runs of each bank and release, and the failures of each group as a row of marks. */
export function renderTrendText(trend: Trend): string {
  const blocks = [
    ...trend.series.map(seriesText),
    listed('Not in the history', trend.parts),
    listed('Damaged, and left out', trend.damaged),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function seriesText(series: TrendSeries): string {
  const { runs } = series;
  const shown = runs.slice(-mostRuns);
  const earlier = runs.length - shown.length;
  const head = `${tame(series.target)}, release ${tame(series.release)}, profile ${tame(series.profile)}: ${count(runs.length, 'run')}`;
  const widths = columns.map((outcome) => Math.max(7, outcomeWords[outcome].short.length + 2));
  const names = columns.map((outcome, index) => outcomeWords[outcome].short.padStart(widths[index] ?? 0)).join('');
  return [
    head,
    `  ${'when (UTC)'.padEnd(18)}${'verdict'.padEnd(18)}${names}`,
    ...(earlier > 0 ? [`  … and ${earlier} before these`] : []),
    ...shown.map((run) => `  ${runText(run, widths)}`),
    '',
    ...groupRows(series),
  ].join('\n');
}

function runText({ startedAt, verdict, incomplete, summary }: TrendRun, widths: readonly number[]): string {
  const cells = columns.map((outcome, index) => {
    const number = summary[outcome] ?? 0;
    return (number === 0 ? '·' : String(number)).padStart(widths[index] ?? 0);
  });
  const when = new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ');
  const words = `${verdictWords[verdict]}${incomplete ? ' *' : ''}`;
  return `${when.padEnd(18)}${words.padEnd(18)}${cells.join('')}`;
}

/** Of each group the failures in the first and in the latest run, and on the way between them. */
function groupRows({ groups, runs }: TrendSeries): readonly string[] {
  const shown = runs.slice(-mostMarks);
  const failed = (run: TrendRun | undefined, title: string) => run?.groups[title]?.fail ?? 0;
  const rows = groups.map((title) => {
    const numbers = shown.map((run) => (run.groups[title] === undefined ? undefined : failed(run, title)));
    const name = tame(title);
    const fitted = name.length > titleWidth ? `${name.slice(0, titleWidth - 1)}…` : name.padEnd(titleWidth);
    const [first, last] = [failed(runs[0], title), failed(runs.at(-1), title)];
    return `  ${fitted}${String(first).padStart(7)}${String(last).padStart(7)}  ${picture(numbers)}`;
  });
  return [`  ${'failed, by group'.padEnd(titleWidth)}${'first'.padStart(7)}${'latest'.padStart(7)}`, ...rows];
}

/** A mark for each run: none failed, some of them by how many, or a blank where the run has no such group. */
function picture(numbers: readonly (number | undefined)[]): string {
  const most = Math.max(1, ...numbers.map((number) => number ?? 0));
  return numbers
    .map((number) => {
      if (number === undefined) return ' ';
      return number === 0 ? '·' : (marks[Math.ceil((number / most) * marks.length) - 1] ?? '');
    })
    .join('');
}

function listed(title: string, entries: Trend['damaged']): string {
  if (entries.length === 0) return '';
  return [
    `${title} (${entries.length})`,
    ...entries.map(({ file, reason }) => `  ${tame(file)}: ${tame(reason)}`),
  ].join('\n');
}

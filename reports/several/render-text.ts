import { isMandatory, type Outcome, type SeveralReport } from '../contract/index.ts';
import { type Paint, painter, wrap } from '../formats/console/terminal.ts';
import type { SummaryOptions } from '../formats/console.ts';
import { outcomeWords, requestsOf, verdictWords } from '../formats/words.ts';
import { tame } from '../print.ts';
import { type MatrixRow, tellingRows } from './matrix.ts';
import { severalSentence, targetWords } from './words.ts';

const shown = ['pass', 'fail', 'warn', 'error', 'not-exercised', 'waived'] as const satisfies readonly Outcome[];
const colours = { pass: 'green', fail: 'red', warn: 'yellow', error: 'red', 'not-exercised': 'yellow' } as const;
const marks = { conforming: 'green', 'non-conforming': 'red', inconclusive: 'yellow' } as const;
const mostRows = 60;
const longestName = 16;

/** A report over several targets for a terminal: a line for each, the rules at which they fail, differ or warn, and the verdict. */
export function renderSeveralSummary(
  report: SeveralReport,
  { colour = false, width = 100, files = [] }: SummaryOptions = {},
): string {
  const paint = painter(colour);
  const columns = Math.max(40, width);
  const rows = tellingRows(report).filter(isTold);
  const problems = report.targets.flatMap(({ name, problems: own = [] }) => own.map((text) => `${name}: ${text}`));
  const blocks = [
    wrap(`${report.tool.name} ${report.tool.version}: ${report.targets.length} targets`, columns, ''),
    report.targets.map((target) => wrap(`${target.name}: ${targetWords(target)}`, columns, '  ')).join('\n'),
    targetTable(report, paint),
    rows.length === 0 ? '' : matrix(report, rows, columns, paint),
    problems.length === 0
      ? ''
      : [paint('red', 'Problems'), ...problems.map((text) => wrap(text, columns, '  '))].join('\n'),
    [
      `${paint(marks[report.verdict], paint('bold', `${verdictWords[report.verdict]}.`))} ${wrap(severalSentence(report), columns, '')}`,
      `${requestsOf(report.summary)} in ${(report.durationMs / 1000).toFixed(1)} s.`,
      ...files.map((file) => `  ${file}`),
    ].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The verdict in a line for each target, and the paths of the written files. */
export function renderSeveralVerdict(report: SeveralReport, files: readonly string[] = []): string {
  const each = report.targets.map(({ name, verdict }) => `  ${tame(name)}: ${verdictWords[verdict].toLowerCase()}`);
  const head = `${verdictWords[report.verdict]}. ${tame(severalSentence(report))}`;
  return `${[head, ...each, ...files.map((file) => `  ${file}`)].join('\n')}\n`;
}

/** What nobody could try at any target is in the report: here are those that something came of. */
function isTold({ level, outcomes }: MatrixRow): boolean {
  const telling = outcomes.filter((outcome) => outcome !== 'not-exercised' && outcome !== 'not-applicable');
  return (
    telling.some((outcome) => outcome !== 'pass' && outcome !== undefined) ||
    (isMandatory(level) && new Set(outcomes).size > 1 && telling.length > 0 && outcomes.includes('not-exercised'))
  );
}

function targetTable({ targets }: SeveralReport, paint: Paint): string {
  const width = Math.max(6, ...targets.map(({ name }) => short(name).length)) + 2;
  const cell = (outcome: Outcome) => Math.max(6, outcomeWords[outcome].short.length + 2);
  const head = shown.map((outcome) => outcomeWords[outcome].short.padStart(cell(outcome))).join('');
  const rows = targets.map(({ name, verdict, summary }) => {
    const cells = shown.map((outcome) => {
      const text = (summary[outcome] === 0 ? '·' : String(summary[outcome])).padStart(cell(outcome));
      return painted(outcome, summary[outcome] === 0, text, paint);
    });
    const words = paint(marks[verdict], verdictWords[verdict].padEnd(16));
    return `  ${short(name).padEnd(width)}${words}${cells.join('')}${String(summary.requests).padStart(10)}`;
  });
  return [
    paint('dim', `  ${'target'.padEnd(width)}${'verdict'.padEnd(16)}${head}${'requests'.padStart(10)}`),
    ...rows,
  ].join('\n');
}

function matrix({ targets }: SeveralReport, rows: readonly MatrixRow[], columns: number, paint: Paint): string {
  const widths = targets.map(({ name }) => Math.max(9, short(name).length + 2));
  const room = Math.max(24, columns - 2 - widths.reduce((sum, each) => sum + each, 0));
  const head = targets.map(({ name }, index) => short(name).padStart(widths[index] ?? 9)).join('');
  const lines = rows.slice(0, mostRows).map(({ id, title, outcomes }) => {
    const cells = outcomes.map((outcome, index) => {
      const text = (outcome === undefined ? '·' : outcomeWords[outcome].short).padStart(widths[index] ?? 9);
      return painted(outcome ?? 'pass', outcome === undefined, text, paint);
    });
    return `  ${fitted(tame(`${id} ${title}`), room)}${cells.join('')}`;
  });
  const more = rows.length - lines.length;
  return [
    paint('dim', `  ${'rule'.padEnd(room)}${head}`),
    ...lines,
    ...(more > 0 ? [`  … and ${more} more: see report.html`] : []),
  ].join('\n');
}

function painted(outcome: Outcome, isNothing: boolean, text: string, paint: Paint): string {
  if (isNothing) return paint('dim', text);
  return outcome in colours ? paint(colours[outcome as keyof typeof colours], text) : text;
}

function short(name: string): string {
  const text = tame(name);
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
}

function fitted(text: string, width: number): string {
  return text.length >= width ? `${text.slice(0, width - 2)}… ` : text.padEnd(width);
}

import type { Outcome, Report, Verdict } from '../../contract/index.ts';
import { tame } from '../../print.ts';
import { groupsOf, groupTitle, outcomeWords } from '../words.ts';
import type { Paint } from './terminal.ts';

const always: readonly Outcome[] = ['pass', 'fail', 'warn'];
const ifAny: readonly Outcome[] = ['error', 'not-exercised', 'waived', 'not-applicable'];
const lookedWidth = 11;
const colours = { pass: 'green', fail: 'red', warn: 'yellow', error: 'red', 'not-exercised': 'yellow' } as const;

/** Groups by outcomes, and how many things each group looked at. */
export function groupTable(report: Report, width: number, paint: Paint): string {
  const columns = [...always, ...ifAny.filter((outcome) => report.summary[outcome] > 0)];
  const groups = groupsOf(report);
  const titles = groups.map((group) => tame(groupTitle(report, group)));
  const room = width - 2 - lookedWidth - columns.reduce((sum, outcome) => sum + cellWidth(outcome), 0);
  const titleWidth = Math.min(Math.max(room, 8), Math.max(5, ...titles.map((title) => title.length)));

  const row = (title: string, rules: readonly Verdict[]): string => {
    const cells = columns.map((outcome) => {
      const number = rules.filter((rule) => rule.outcome === outcome).length;
      const text = (number === 0 ? '·' : String(number)).padStart(cellWidth(outcome));
      if (number === 0) return paint('dim', text);
      return outcome in colours ? paint(colours[outcome as keyof typeof colours], text) : text;
    });
    const looked = rules.reduce((sum, { checked }) => sum + checked, 0).toLocaleString('en-GB');
    return `  ${fit(title, titleWidth)}${cells.join('')}${looked.padStart(lookedWidth)}`;
  };

  const heads = columns.map((outcome) => outcomeWords[outcome].short.padStart(cellWidth(outcome))).join('');
  return [
    paint('dim', `  ${'group'.padEnd(titleWidth)}${heads}${'looked at'.padStart(lookedWidth)}`),
    ...groups.map((group, index) =>
      row(
        titles[index] ?? group,
        report.rules.filter((rule) => rule.group === group),
      ),
    ),
    paint('bold', row('all', report.rules)),
  ].join('\n');
}

function fit(title: string, width: number): string {
  return title.length > width ? `${title.slice(0, width - 1)}…` : title.padEnd(width);
}

function cellWidth(outcome: Outcome): number {
  return Math.max(6, outcomeWords[outcome].short.length + 2);
}

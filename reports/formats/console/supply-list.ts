import type { Report, Supply } from '../../contract/index.ts';
import { tame } from '../../print.ts';
import { linesToAdd, whyMissing } from '../supplies.ts';
import { count } from '../words.ts';
import { byReason, withOutcome } from './sections.ts';
import { type Paint, wrap } from './terminal.ts';

/** Most lines of the section, with its title: what comes first opens most rules. */
const mostLines = 40;

/** Most rules that no line would open of which the reason stands here. */
const mostOthers = 3;

/**
 * What to supply next, with the number of rules that it opens and the very line to add; then the rules that no line would open.
 * Lines to copy are never broken. The report has the whole list.
 */
export function supplyList(report: Report, width: number, paint: Paint): readonly string[] {
  const { supplies = [] } = report;
  const last = others(report, width, paint);
  const room = mostLines - 2 - last.join('\n').split('\n').length;
  const shown: string[] = [];
  let lines = 0;
  for (const supply of supplies) {
    const entry = inLines(supply, width, paint);
    lines += entry.split('\n').length;
    if (lines > room) break;
    shown.push(entry);
  }
  const left = supplies.length - shown.length;
  const more = left === 0 ? [] : [`  and ${count(left, 'more thing')} to supply: see the report`];
  return [...shown, ...more, ...last];
}

function inLines(supply: Supply, width: number, paint: Paint): string {
  const opens = String(supply.rules.length).padStart(5);
  const [first = '', ...others] = wrap(`${supply.key}: ${whyMissing(supply)}`, width, '       ').split('\n');
  const add = linesToAdd(supply).map(([place, line]) => `         ${paint('dim', `${place}:`)} ${tame(line)}`);
  return [`${paint('bold', opens)}  ${first.trim()}`, ...others, ...add].join('\n');
}

/** Rules that no line would open: what each found missing, where they are few. */
function others(report: Report, width: number, paint: Paint): readonly string[] {
  const { supplies = [] } = report;
  const opened = new Set(supplies.flatMap((supply) => supply.rules));
  const left = withOutcome(report, 'not-exercised').filter(({ id }) => !opened.has(id));
  if (left.length === 0) return [];
  if (left.length <= mostOthers) return byReason({ rules: left }, 'not-exercised', width, paint);
  const more = supplies.length === 0 ? '' : 'other ';
  return [
    wrap(
      `${left.length} ${more}rules found nothing to look at, and the report says why; no setting would help them.`,
      width,
      '  ',
    ),
  ];
}

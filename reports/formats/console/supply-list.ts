import type { Report, Supply } from '../../contract/index.ts';
import { tame } from '../../print.ts';
import { linesToAdd, waitingForOthers, whyMissing } from '../supplies.ts';
import { count } from '../words.ts';
import { type Paint, wrap } from './terminal.ts';

/** Most lines of the section, with its title: what comes first opens most rules. */
const mostLines = 40;

/**
 * What to supply next, with the number of rules that it opens and the very line to add; then how many rules wait for something
 * else. Lines to copy are never broken. The report has the whole list.
 */
export function supplyList(report: Report, width: number, paint: Paint): readonly string[] {
  const { supplies = [] } = report;
  const others = waitingForOthers(report);
  const last = others === 0 ? [] : [wrap(elsewhere(others), width, '  ')];
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

function elsewhere(rules: number): string {
  const wait = rules === 1 ? 'rule was' : 'rules were';
  return `${rules} ${wait} not exercised for reasons that no such line changes: see the report.`;
}

import { wallClock } from '../core/wall-clock.ts';

const plain = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const zoned = /(?:[Zz]|[+-]\d{2}:\d{2})$/;
const names = {
  transactions: ['fromBookingDateTime', 'toBookingDateTime'],
  statements: ['fromStatementDateTime', 'toStatementDateTime'],
} as const;

/** Nothing was booked at any bank of today before. */
const beforeAnyRecord = Date.parse('1971-01-01T00:00:00Z');

/**
 * What a query filters by, as the variant of the probe `filter`: only where the times say it beyond doubt. Undefined for a query
 * with anything else in it, and for a time that nobody can read.
 */
export function filterOf(path: string, query: string): string | undefined {
  const kind = /\/(transactions|statements)$/.exec(path)?.[1];
  if (kind !== 'transactions' && kind !== 'statements') return undefined;
  const [fromName, toName] = names[kind];
  const parameters = [...new URLSearchParams(query)];
  const [from, to] = [fromName, toName].map((name) => parameters.find(([each]) => each === name)?.[1]);
  const given = [from, to].flatMap((value) => value ?? []);
  if (given.length === 0 || given.length !== parameters.length) return undefined;
  const [start, end] = [wallClock(from), wallClock(to)];
  if ((from !== undefined && start === undefined) || (to !== undefined && end === undefined)) return undefined;
  if (kind === 'statements') {
    if (!given.every((value) => plain.test(value))) return undefined;
    return given.length === 2 ? kind : `${kind}-${from === undefined ? 'to' : 'from'}`;
  }
  if (start !== undefined && end !== undefined && start > end) return 'reversed';
  if (end !== undefined && end < beforeAnyRecord) return 'nothing-there';
  if (given.some((value) => zoned.test(value))) return 'zone';
  if (given.some((value) => day.test(value))) return given.length === 1 && from !== undefined ? 'date-only' : undefined;
  if (!given.every((value) => plain.test(value))) return 'odd-spelling';
  if (to === undefined) return from?.endsWith('T00:00:00') ? 'midnight' : 'from';
  return from === undefined ? 'to' : 'both';
}

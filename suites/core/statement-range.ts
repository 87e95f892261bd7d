import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { type JsonObject, textAt } from './json.ts';
import { below, type Look, lenient, look } from './look.ts';
import { linkOf } from './record-list.ts';
import { outside, type Range } from './transaction-range.ts';
import { wallClock, zoneSlackMs } from './wall-clock.ts';

/** The filters of statements that a run asks for: with both ends, and with one. */
export const statementFilters = ['statements', 'statements-from', 'statements-to'] as const;

const members = ['StartDateTime', 'EndDateTime'] as const;

/** The answers to those filters, of one account and of all. */
export function statementAnswers(evidence: Evidence): readonly RecordedExchange[] {
  return statementFilters.flatMap((variant) => evidence.successes({ probe: 'filter', variant }));
}

/** The range that the filters of a request ask for, zones left aside. */
function rangeOf({ request }: RecordedExchange): Range {
  const query = new URL(request.url).searchParams;
  const from = wallClock(query.get('fromStatementDateTime') ?? undefined);
  const to = wallClock(query.get('toStatementDateTime') ?? undefined);
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** How far the start or the end of a statement lies outside a range, in milliseconds; undefined where one of them cannot be read. */
function outsideBy(value: JsonObject, range: Range): number | undefined {
  const [start, end] = members.map((name) => wallClock(textAt(value, name)));
  return start === undefined || end === undefined ? undefined : Math.max(outside(start, range), outside(end, range));
}

/** Statements that lists without filters showed under the same consent; of the same account where the call is about one. */
function known(evidence: Evidence, { about: { accountId, consent } }: RecordedExchange): readonly Found[] {
  const found = new Map<string, Found>();
  for (const record of evidence.records('Statement', { probe: ['happy', 'repeat'], ...(consent && { consent }) })) {
    if (record.exchange.about.operation?.includes('{StatementId}') === true) continue;
    const account = textAt(record.value, 'AccountId');
    if (accountId === undefined || accountId === account) found.set(`${account} ${idOf(record)}`, record);
  }
  return [...found.values()];
}

function idOf({ value }: Found): string | undefined {
  return textAt(value, 'StatementId');
}

/**
 * Why none of these answers shows whether a filter is kept to, as a sentence: none of the statements that were seen without filters lies
 * beyond what was asked for. Undefined where one does, or where there is no answer.
 */
export function whyNothingLeftOut(evidence: Evidence, answers: readonly RecordedExchange[]): string | undefined {
  return answers.length === 0 || answers.some((answer) => leavesOut(evidence, answer))
    ? undefined
    : 'No statement that was seen without filters lies beyond what the filters asked for.';
}

function leavesOut(evidence: Evidence, answer: RecordedExchange): boolean {
  const range = rangeOf(answer);
  return known(evidence, answer).some(({ value }) => (outsideBy(value, range) ?? 0) > 0);
}

/**
 * Looks at answers to filters of statements: nothing outside the range, and in a list of one account nothing missing that lists without
 * filters show inside it. What a list over all accounts lacks is for the rule that compares it with those.
 */
export function* lookAtStatements(evidence: Evidence, answers: readonly RecordedExchange[]): Generator<Look> {
  for (const answer of answers) {
    yield* lookAtShown(answer);
    if (answer.about.accountId !== undefined && leavesOut(evidence, answer))
      yield* lookAtMissing(evidence, answer, answers);
  }
}

function* lookAtShown(exchange: RecordedExchange): Generator<Look> {
  const range = rangeOf(exchange);
  for (const found of recordsOf(exchange, 'Statement')) {
    for (const name of members) {
      const text = textAt(found.value, name);
      const at = wallClock(text);
      if (at === undefined) continue;
      const off = outside(at, range);
      const slack = off > zoneSlackMs ? look : lenient('zone-of-the-bank');
      const judge = name === 'StartDateTime' ? slack : lenient('C9/table');
      yield judge(below(found, name), off === 0, `Expected ${name} in the range of the filter`, text);
    }
  }
}

/**
 * What is near a bound may be left out because the bank reads filters in another zone than it writes its records in. That moves both
 * bounds the same way, so who leaves something out at either has bounds that are not inclusive.
 */
function* lookAtMissing(
  evidence: Evidence,
  exchange: RecordedExchange,
  answers: readonly RecordedExchange[],
): Generator<Look> {
  const exclusive = (['from', 'to'] as const).every((bound) =>
    answers.some(
      (each) =>
        each.about.accountId !== undefined &&
        missing(evidence, each).some((found) => isAt(found, rangeOf(each)[bound])),
    ),
  );
  const left = new Set(missing(evidence, exchange));
  for (const found of inRange(evidence, exchange)) {
    const judge = exclusive || depth(found.value, rangeOf(exchange)) > zoneSlackMs ? look : lenient('zone-of-the-bank');
    const what = 'Expected every statement that starts and ends in the range, its bounds included';
    yield judge({ exchange }, !left.has(found), what, ...members.map((name) => textAt(found.value, name)));
  }
}

/** The statements that belong into an answer that does not go on. */
function inRange(evidence: Evidence, exchange: RecordedExchange): readonly Found[] {
  if (linkOf(exchange, 'Next') !== undefined) return [];
  const range = rangeOf(exchange);
  return known(evidence, exchange).filter(({ value }) => outsideBy(value, range) === 0);
}

function missing(evidence: Evidence, exchange: RecordedExchange): readonly Found[] {
  const shown = new Set(recordsOf(exchange, 'Statement').map(idOf));
  return inRange(evidence, exchange).filter((found) => !shown.has(idOf(found)));
}

/** True for a statement that starts or ends at the very moment. */
function isAt({ value }: Found, moment: number | undefined): boolean {
  return moment !== undefined && members.some((name) => wallClock(textAt(value, name)) === moment);
}

/** How deep a statement lies inside a range, counted from the nearest end. */
function depth(value: JsonObject, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Range): number {
  const [start = from, end = to] = members.map((name) => wallClock(textAt(value, name)));
  return Math.min(start - from, to - end);
}

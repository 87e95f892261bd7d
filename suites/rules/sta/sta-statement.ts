import type { Found } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { json, recordsOf } from '../../core/evidence.ts';
import { type JsonObject, listAt, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { offersAll, offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleStatement } from '../../core/sample-statement.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';
import { refusedForStatement } from '../../core/unknown-statements.ts';
import { instantOf } from '../../core/wall-clock.ts';

const list = 'GET /accounts/{AccountId}/statements';
const entries = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
const statements = (...records: readonly JsonObject[]): Sketch => ({
  operation: list,
  data: { Statement: records.map((changes) => sampleStatement(changes)) },
});
const booked = (changes: JsonObject): Sketch => ({
  operation: entries,
  data: {
    Transaction: [{ AccountId: 'acc-1', Status: 'Booked', BookingDateTime: '2026-02-14T10:00:00Z', ...changes }],
  },
});
const january = {
  StatementId: 'sta-0',
  StartDateTime: '2026-01-01T00:00:00+00:00',
  EndDateTime: '2026-01-31T23:59:59+00:00',
};
const elsewhere = {
  operation: 'GET /accounts/{AccountId}/statements/{StatementId}',
  probe: 'unknown-id',
  variant: 'statement-of-another-account',
} as const;
/** A day is let pass: periods are days, and the bank's day may not be that of UTC. */
const slackMs = 86_400_000;

function period({ value }: Found): readonly [start: number, end: number] | undefined {
  const start = instantOf(textAt(value, 'StartDateTime'));
  const end = instantOf(textAt(value, 'EndDateTime'));
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** What holds between a statement, its account, its transactions and its neighbours. */
export default [
  rule({
    id: 'AISP-STA-012',
    level: 'MUST',
    title: 'The transactions of a statement are of its account and its period',
    matters:
      'Payments of another month or account make the statement contradict its own total, and the reconciliation never ends.',
    clause: clause('Statements', 'Endpoints'),
    applies: offersAll(entries, list),
    scenarios: ['reads', 'consents'],
    needs: 'a statement with transactions',
    *judge(evidence) {
      const known = new Map(
        [...evidence.records('Statement')].map((found) => [textAt(found.value, 'StatementId'), found]),
      );
      for (const exchange of evidence.successes({ operation: entries })) {
        const id = /\/statements\/([^/?]+)/.exec(exchange.request.url)?.[1] ?? '';
        const statement = known.get(decodeURIComponent(id));
        const [start, end] = (statement && period(statement)) ?? [];
        for (const found of recordsOf(exchange, 'Transaction')) {
          const { AccountId, BookingDateTime } = found.value;
          const own = exchange.about.accountId;
          if (own !== undefined)
            yield look(
              below(found, 'AccountId'),
              AccountId === own,
              'Expected the account of the statement',
              AccountId,
            );
          const at = instantOf(textAt(found.value, 'BookingDateTime'));
          if (at === undefined || start === undefined || end === undefined) continue;
          const inside = at >= start - slackMs && at <= end + slackMs;
          yield look(
            below(found, 'BookingDateTime'),
            inside,
            'Expected a booking within the period of the statement',
            BookingDateTime,
          );
        }
      }
    },
    accept: {
      'in the middle of the month': [statements({}), booked({})],
      'on the last day, which the statement gives as midnight': [
        statements({ EndDateTime: '2026-02-28T00:00:00Z' }),
        booked({ BookingDateTime: '2026-02-28T17:00:00Z' }),
      ],
    },
    reject: {
      'the month after': [statements({}), booked({ BookingDateTime: '2026-03-10T10:00:00Z' })],
      'another account': [statements({}), booked({ AccountId: 'acc-2' })],
    },
  }),
  rule({
    id: 'AISP-STA-013',
    level: 'MUST',
    tolerates: ['statement-of-another-as-nothing'],
    title: 'A statement is not reached through another account than its own',
    matters:
      'If a statement opens under another account, a TPP with leave for one account reads the papers of the next.',
    clause: clause('Statements', 'Resource Definition'),
    applies: offersAll('GET /accounts/{AccountId}/statements/{StatementId}'),
    scenarios: ['reads'],
    needs: 'two accounts, one with a statement',
    apart: 'knowing all',
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: elsewhere.probe, variant: elsewhere.variant })) {
        if (refusedForStatement(evidence, exchange)) continue;
        const status = statusOf(exchange);
        const body = isSuccess(exchange) ? json(exchange) : undefined;
        const list = listAt(body, 'Data', 'Statement') ?? listAt(body, 'Data', 'Transaction');
        const tell = status === 404 || list?.length === 0 ? lenient('statement-of-another-as-nothing') : look;
        yield tell(
          { exchange },
          status === 400 || status === 403,
          'Expected 400 or 403 for the statement of another account',
          status,
        );
      }
    },
    accept: { 'a bad request': { ...elsewhere, status: 400 }, forbidden: { ...elsewhere, status: 403 } },
    reject: {
      'the statement': { ...elsewhere, data: { Statement: [sampleStatement()] } },
      'an empty answer': { ...elsewhere, data: { Statement: [] } },
      'not found': { ...elsewhere, status: 404 },
      'a server that breaks': { ...elsewhere, status: 500 },
    },
    silent: {
      'refused as any statement that does not exist, which another rule tells': [
        { ...elsewhere, status: 404 },
        { ...elsewhere, variant: 'statement', status: 404 },
      ],
    },
  }),
  rule({
    id: 'AISP-STA-015',
    level: 'SHOULD',
    title: 'The periods of regular statements of one account do not overlap',
    matters: 'Overlapping periods count payments twice in every report that adds statements up.',
    clause: clause('Statements', 'Notes'),
    applies: offersGroup('statements'),
    scenarios: ['reads', 'basic-view'],
    needs: 'two regular statements of one account',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ operation: list })) {
        const regular = [...recordsOf(exchange, 'Statement')]
          .filter(({ value }) => value.Type === 'RegularPeriodic')
          .flatMap((found) => {
            const [start, end] = period(found) ?? [];
            return start === undefined || end === undefined ? [] : [{ found, start, end }];
          })
          .sort((one, other) => one.start - other.start);
        for (const [index, { found, start }] of regular.entries()) {
          const before = regular[index - 1];
          if (before === undefined) continue;
          const got = [found.value.StartDateTime, before.found.value.EndDateTime];
          yield look(
            below(found, 'StartDateTime'),
            before.end - start <= slackMs,
            'Expected a period after the one before',
            ...got,
          );
        }
      }
    },
    accept: {
      'month by month': statements({}, january),
      'the day of the cut in both': statements({}, { ...january, EndDateTime: '2026-02-01T00:00:00Z' }),
    },
    reject: { 'two weeks in common': statements({}, { ...january, EndDateTime: '2026-02-14T23:59:59Z' }) },
  }),
];

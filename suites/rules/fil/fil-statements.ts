import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf, succeeded } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { listedPages } from '../../core/listed-pages.ts';
import { below, lenient, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';
import { wallClock, zoneSlackMs } from '../../core/wall-clock.ts';

const byAccount = 'GET /accounts/{AccountId}/statements';
const section = clause('Statements', 'Filtering');
const needs = 'an account with three statements or more';
const applies = ({ operations }: BankProfile) =>
  operations.includes(byAccount) || 'The bank does not offer statements.';
const query = 'fromStatementDateTime=2026-01-01T00:00:00&toStatementDateTime=2026-02-01T00:00:00';

const statement = (StatementId: string, start: string, end: string) => ({
  AccountId: 'acc-1',
  StatementId,
  StartDateTime: `${start}T00:00:00+00:00`,
  EndDateTime: `${end}T00:00:00+00:00`,
});
const january = statement('s1', '2026-01-01', '2026-02-01');
const february = statement('s2', '2026-02-01', '2026-03-01');
const list = (operation: Sketch['operation'], ...Statement: readonly object[]): Sketch => ({
  operation: operation ?? byAccount,
  probe: 'filter',
  variant: 'statements',
  query,
  data: { Statement },
});

const next = 'https://bank.example/open-banking/v3.1/aisp/statements?page=2';
/** A page that is not the last. */
const goesOn = (one: object): Sketch => ({
  ...list('GET /statements'),
  body: { Data: { Statement: [one] }, Links: { Self: next, Next: next }, Meta: {} },
});

export default [
  rule({
    id: 'AISP-FIL-020',
    level: 'MUST',
    tolerates: ['C9/table', 'zone-of-the-bank'],
    title: 'Statement filters leave the statements that start and end in the range',
    matters:
      'A lender that asks for the statements of a quarter must get exactly those, or the income of another month counts.',
    clause: section,
    applies,
    scenarios: ['filters'],
    needs,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ probe: 'filter', variant: 'statements' })) {
        const asked = new URL(exchange.request.url).searchParams;
        const from = wallClock(asked.get('fromStatementDateTime') ?? undefined) ?? Number.NEGATIVE_INFINITY;
        const to = wallClock(asked.get('toStatementDateTime') ?? undefined) ?? Number.POSITIVE_INFINITY;
        for (const found of recordsOf(exchange, 'Statement')) {
          for (const name of ['StartDateTime', 'EndDateTime']) {
            const at = wallClock(textAt(found.value, name));
            if (at === undefined) continue;
            const off = Math.max(from - at, at - to, 0);
            const slack = off > zoneSlackMs ? look : lenient('zone-of-the-bank');
            const judge = name === 'StartDateTime' ? slack : lenient('C9/table');
            const text = textAt(found.value, name);
            yield judge(below(found, name), off === 0, `Expected ${name} in the range of the filter`, text);
          }
        }
      }
    },
    accept: { 'the one between the ends': list(byAccount, january) },
    reject: {
      'one that starts before the range': list(byAccount, statement('s0', '2025-12-01', '2026-01-01')),
      'one that ends after it': list(byAccount, january, february),
    },
  }),
  rule({
    id: 'AISP-FIL-021',
    level: 'MUST',
    title: 'The list over all accounts has every statement in the range that the list of one account has',
    matters:
      'A statement that is missing from the list over all accounts is a month without books, though the account itself has it.',
    clause: clause('Statements', 'GET /statements'),
    applies: ({ operations }: BankProfile) =>
      (operations.includes(byAccount) && operations.includes('GET /statements')) ||
      'The bank does not offer GET /statements.',
    scenarios: ['filters'],
    needs,
    *judge(evidence) {
      const filter = { probe: 'filter', variant: 'statements' } as const;
      const [bulk] = evidence.successes({ ...filter, operation: 'GET /statements' });
      if (bulk === undefined) return;
      const { records, whole } = listedPages(evidence, bulk, 'Statement');
      const shown = records.map(({ value }) => textAt(value, 'StatementId'));
      for (const one of evidence.successes({ ...filter, operation: byAccount })) {
        for (const { value } of recordsOf(one, 'Statement')) {
          const id = textAt(value, 'StatementId');
          // What none of the pages that were read shows may stand on the next.
          if (id === undefined || !(whole || shown.includes(id))) continue;
          yield look(
            { exchange: bulk },
            shown.includes(id),
            'Expected the statement in the list over all accounts',
            id,
          );
        }
      }
    },
    accept: {
      'the same': [list(byAccount, january), list('GET /statements', january)],
      'one on each page of a list that goes on': [
        list(byAccount, january, february),
        goesOn(february),
        { ...goesOn(january), probe: 'page', variant: 'Next', follows: 'x2' },
      ],
    },
    reject: { 'one is missing': [list(byAccount, january), list('GET /statements')] },
  }),
  rule({
    id: 'AISP-FIL-022',
    level: 'MUST',
    title: 'Statement filters accept a Sunday, a time long ago and a time zone',
    matters:
      'A quarter may begin on a Sunday and a history before the account did; refused filters hide the statements that exist.',
    clause: section,
    applies,
    scenarios: ['filters'],
    needs: 'an account',
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'filter', variant: 'statements-odd' })) {
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected 200 for an unusual filter of statements');
        const page = succeeded(exchange) ? [...recordsOf(exchange, 'Statement')] : [];
        const [all] = evidence.successes({ operation: byAccount, probe: 'happy', consent: 'detail' });
        if (!succeeded(exchange) || all === undefined || linkOf(all, 'Next') !== undefined) continue;
        const empty = page.length === 0 && [...recordsOf(all, 'Statement')].length > 1;
        yield look({ exchange }, !empty, 'Expected the statements up to that Sunday');
      }
    },
    accept: { accepted: { ...list(byAccount, january), variant: 'statements-odd' } },
    reject: { refused: { ...list(byAccount), variant: 'statements-odd', status: 400 } },
  }),
];

import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf, succeeded } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { listedPages } from '../../core/listed-pages.ts';
import { type Look, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { type Need, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatements, statementAnswers, statementFilters, whyNothingLeftOut } from '../../core/statement-range.ts';
import { lookAtStatus } from '../../core/status.ts';

const byAccount = 'GET /accounts/{AccountId}/statements';
const section = clause('Statements', 'Filtering');
const needs = 'an account with three statements or more';
const manyStatements: Need = {
  what: needs,
  // A run that filtered statements had met them.
  isThere: (evidence) =>
    statementFilters.some(
      (variant) => evidence.select({ operation: byAccount, probe: 'filter', variant }).length > 0,
    ) ||
    evidence
      .successes({ operation: byAccount, probe: 'happy' })
      .some((each) => recordsOf(each, 'Statement').length >= 3),
};
/** One filter that the bank takes for one account and for all. */
const filteredLists: Need = {
  what: 'a filter of statements that the bank answers with 200 for one account and for all accounts',
  isThere: (evidence) =>
    statementFilters.some((variant) =>
      ([byAccount, 'GET /statements'] as const).every(
        (operation) => evidence.successes({ operation, probe: 'filter', variant }).length > 0,
      ),
    ),
};
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
const december = statement('s0', '2025-12-01', '2025-12-31');
/** What the account has, without filters. */
const all: Sketch = { operation: byAccount, data: { Statement: [february, january, december] } };
const list = (operation: Sketch['operation'], ...Statement: readonly object[]): Sketch => ({
  operation: operation ?? byAccount,
  probe: 'filter',
  variant: 'statements',
  query,
  data: { Statement },
});
/** One bound without the other: from the start of January, and to its end. */
const from = (...Statement: readonly object[]): Sketch => ({
  ...list(byAccount, ...Statement),
  variant: 'statements-from',
  query: 'fromStatementDateTime=2026-01-01T00:00:00',
});
const to = (...Statement: readonly object[]): Sketch => ({
  ...list(byAccount, ...Statement),
  variant: 'statements-to',
  query: 'toStatementDateTime=2026-02-01T00:00:00',
});

const next = 'https://bank.example/open-banking/v3.1/aisp/statements?page=2';
/** A page that is not the last. */
const goesOn = (one: object): Sketch => ({
  ...list('GET /statements'),
  body: { Data: { Statement: [one] }, Links: { Self: next, Next: next }, Meta: {} },
});

/** Looks whether one bound is accepted without the other, to the second, where both together are. */
function* lookAtAlone(evidence: Evidence): Generator<Look> {
  for (const variant of ['statements-from', 'statements-to']) {
    for (const exchange of evidence.select({ probe: 'filter', variant })) {
      const { operation } = exchange.about;
      const both = evidence.successes({ probe: 'filter', variant: 'statements', ...(operation && { operation }) });
      if (both.length === 0 || /\d\.\d+$/.test(exchange.request.url)) continue;
      yield lookAtStatus(exchange, { expected: [200] }, 'Expected one filter to work without the other');
    }
  }
}

export default [
  rule({
    id: 'AISP-FIL-020',
    level: 'MUST',
    tolerates: ['C9/table', 'zone-of-the-bank'],
    title: 'Statement filters leave the statements that start and end in the range, and either works alone',
    matters:
      'A lender that asks for the statements of a quarter must get exactly those, or the income of another month counts.',
    clause: section,
    applies,
    scenarios: ['filters'],
    needs,
    showsNothing: (evidence) => whyNothingLeftOut(evidence, statementAnswers(evidence)),
    judge(evidence) {
      const answers = statementAnswers(evidence);
      const looks = [...lookAtAlone(evidence), ...lookAtStatements(evidence, answers)];
      const isWrong = looks.some(({ problem }) => problem !== undefined);
      return isWrong || whyNothingLeftOut(evidence, answers) === undefined ? looks : [];
    },
    accept: {
      'the one between the ends': [all, list(byAccount, january)],
      'those from a start on': [all, from(february, january)],
      'those up to an end': [all, to(january, december)],
    },
    silent: {
      'nothing is left out': [{ ...all, data: { Statement: [january] } }, list(byAccount, january)],
    },
    reject: {
      'from alone is not inclusive, nor is to': [all, from(february), to(december)],
      'from alone leaves out the newest': [all, from(january)],
      'from alone is ignored': [all, from(february, january, december)],
      'to alone is ignored': [all, to(february, january, december)],
      'a start alone is refused': [all, list(byAccount, january), { ...from(), status: 400 }],
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
    needs:
      'a StatementId in the list of one account with a filter, and the list over all accounts with that filter to its end',
    needsFirst: [manyStatements, filteredLists],
    *judge(evidence) {
      for (const variant of statementFilters) {
        const filter = { probe: 'filter', variant } as const;
        const [bulk] = evidence.successes({ ...filter, operation: 'GET /statements' });
        if (bulk === undefined) continue;
        const { records, whole } = listedPages(evidence, bulk, 'Statement');
        const shown = records.map(({ value }) => textAt(value, 'StatementId'));
        for (const one of evidence.successes({ ...filter, operation: byAccount })) {
          for (const { value } of recordsOf(one, 'Statement')) {
            const id = textAt(value, 'StatementId');
            // What none of the pages that were read shows may stand on the next.
            if (id === undefined || !(whole || shown.includes(id))) continue;
            const what = 'Expected the statement in the list over all accounts';
            yield look({ exchange: bulk }, shown.includes(id), what, id);
          }
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
    reject: {
      'one is missing': [list(byAccount, january), list('GET /statements')],
      'one is missing from a start on': [from(february), { ...from(), operation: 'GET /statements' }],
    },
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

import type { Found } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { accountLists, bulkBesideAccounts } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { at, sameJson, textAt } from '../../core/json.ts';
import { below, type Look, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount, sampleBalance } from '../../core/sample-records.ts';

const operations = { bulk: 'GET /balances', single: 'GET /accounts/{AccountId}/balances' } as const;
const bulk = (...list: readonly object[]) => ({
  operation: operations.bulk,
  data: { Balance: list.map((changes) => sampleBalance({ ...changes })) },
});
const single = (...list: readonly object[]) => ({ ...bulk(...list), operation: operations.single });
const expected = { Type: 'Expected' };
const accounts = (change: object) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount(), sampleAccount({ AccountId: 'acc-2', ...change })] },
});
const of = (Amount: string, DateTime = '2026-03-15T10:00:00+00:00') => ({
  Amount: { Amount, Currency: 'GBP' },
  DateTime,
});

function sameBalance(one: Found, other: Found): boolean {
  const paths = [['Type'], ['Amount', 'SubType'], ['Amount', 'Currency']];
  return paths.every((path) => at(one.value, ...path) === at(other.value, ...path));
}

/** True when both are of one moment, told more exactly than by the day: then they cannot differ. */
function ofOneMoment(one: Found, other: Found): boolean {
  const moment = textAt(one.value, 'DateTime');
  return moment === textAt(other.value, 'DateTime') && !/T00:00:00(?:\.0+)?(?:Z|[+-]00:00)$/i.test(moment ?? '');
}

/** An account that is closed, or was switched to another bank, need have no balance any more. */
function isInUse({ value: { Status: status, SwitchStatus: switched } }: Found): boolean {
  return (status === undefined || status === 'Enabled') && !String(switched ?? '').endsWith('SwitchCompleted');
}

/** Each account has a balance: one that the bulk list shows none of is missing there, unless `GET /accounts` shows too much. */
function* lookAtAbsentAccounts(evidence: Evidence): Generator<Look> {
  const expected =
    'Expected a balance of every account that GET /accounts lists: this list lacks one, or that one shows one too many';
  for (const { consent, accounts: listed } of accountLists(evidence)) {
    const [bulkList] = evidence.successes({ operation: operations.bulk, probe: 'happy', consent });
    const shown = bulkList === undefined ? [] : [...recordsOf(bulkList, 'Balance')];
    // An empty list is for the rule on empty balances, and what is listed beyond a choice for that on selected accounts.
    const { accounts: selected = 'all' } = evidence.consent(consent) ?? {};
    if (bulkList === undefined || selected !== 'all') continue;
    if (shown.length === 0 || linkOf(bulkList, 'Next') !== undefined) continue;
    const ids = new Set(shown.map(({ value }) => textAt(value, 'AccountId')));
    const read = evidence.successes({ operation: operations.single, probe: 'happy', consent });
    for (const found of listed.filter(isInUse)) {
      const id = textAt(found.value, 'AccountId');
      if (id === undefined || read.some(({ about }) => about.accountId === id)) continue;
      yield look({ exchange: bulkList, pointer: '/Data/Balance' }, ids.has(id), expected, id);
    }
  }
}

export default rule({
  id: 'AISP-BAL-012',
  level: 'MUST',
  title: 'The bulk list of balances shows of each account what the account itself shows',
  matters:
    'A TPP that reads all accounts at once must show what it shows account by account, or the overview contradicts the page behind it.',
  clause: clause('Balances', 'GET /balances'),
  applies: ({ operations: offered }) => offered.includes('GET /balances') || 'The bank does not offer bulk balances.',
  scenarios: ['reads', 'basic-view'],
  needs: 'the bulk list and the balances of an account under one consent',
  *judge(evidence) {
    for (const lists of bulkBesideAccounts(evidence, operations, 'Balance')) {
      for (const found of lists.single) {
        const twin = lists.bulk.find((other) => sameBalance(found, other));
        const place = { exchange: lists.bulkExchange, pointer: '/Data/Balance' };
        if (lists.bulkIsWhole) {
          yield look(
            place,
            twin !== undefined,
            'Expected each balance of an account in the bulk list',
            found.value.Type,
          );
        }
        if (twin !== undefined && ofOneMoment(found, twin)) {
          const holds = sameJson(found.value.Amount, twin.value.Amount);
          yield look(
            below(twin, 'Amount'),
            holds,
            'Expected the amount that the account shows',
            beside(twin.value.Amount, found.value.Amount),
          );
        }
      }
      for (const found of lists.singleIsWhole ? lists.bulk : []) {
        const holds = lists.single.some((other) => sameBalance(found, other));
        yield look(found, holds, 'Expected each balance of the bulk list on its account', found.value.Type);
      }
    }
    yield* lookAtAbsentAccounts(evidence);
  },
  accept: {
    'the same balances': [bulk({}, expected, { AccountId: 'acc-2' }), single(expected, {})],
    'an account that was switched away': [accounts({ SwitchStatus: 'UK.CASS.SwitchCompleted' }), bulk({})],
    'another amount of another moment': [bulk({}), single(of('1245.11', '2026-03-15T10:01:00+00:00'))],
    'another amount of a day': [
      bulk(of('1.00', '2026-03-15T00:00:00+00:00')),
      single(of('2.00', '2026-03-15T00:00:00+00:00')),
    ],
  },
  reject: {
    'one less in bulk': [bulk({}), single({}, expected)],
    'one more in bulk': [bulk({}, expected), single({})],
    'another amount of the same moment': [bulk({}), single(of('1245.11'))],
    'the account left out': [bulk({ AccountId: 'acc-2' }), single({})],
    'an account left out that nobody read': [accounts({}), bulk({})],
  },
});

import type { Found } from '../../core/archive.ts';
import { bulkBesideAccounts } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { type JsonObject, sameJson, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import { instantOf } from '../../core/wall-clock.ts';

/** Lists in bulk and by account. A bank may keep beneficiaries by customer; of the others that are missing a statement tells. */
const pairs = [
  {
    record: 'DirectDebit',
    id: 'DirectDebitId',
    bulk: 'GET /direct-debits',
    single: 'GET /accounts/{AccountId}/direct-debits',
  },
  {
    record: 'StandingOrder',
    id: 'StandingOrderId',
    bulk: 'GET /standing-orders',
    single: 'GET /accounts/{AccountId}/standing-orders',
  },
  {
    record: 'ScheduledPayment',
    id: 'ScheduledPaymentId',
    bulk: 'GET /scheduled-payments',
    single: 'GET /accounts/{AccountId}/scheduled-payments',
  },
  { record: 'Product', id: 'ProductId', bulk: 'GET /products', single: 'GET /accounts/{AccountId}/product' },
  { record: 'Offer', id: 'OfferId', bulk: 'GET /offers', single: 'GET /accounts/{AccountId}/offers' },
] as const;

const bulk = (...orders: readonly object[]) =>
  ({
    operation: 'GET /standing-orders',
    data: { StandingOrder: orders.map((each) => sampleOrder({ ...each })) },
  }) as const;
const single = (...orders: readonly object[]) =>
  ({ ...bulk(...orders), operation: 'GET /accounts/{AccountId}/standing-orders' }) as const;
const nameless = { StandingOrderId: undefined };
const second = { StandingOrderId: 'sto-2' };
const other = { AccountId: 'acc-2', StandingOrderId: 'sto-9' };

/** What may be carried out between two calls is left out: it is then in one of the lists only. */
const dayMs = 86_400_000;

function isDue({ value }: Found, now: string): boolean {
  const at = instantOf(textAt(value, 'ScheduledPaymentDateTime'));
  return at !== undefined && at - Date.parse(now) < dayMs;
}

function withoutId({ value }: Found, id: string): JsonObject {
  const { [id]: _, ...rest } = value;
  return rest;
}

/**
 * True when a list shows a record of another one: under its id or under another. Records without ids in both lists are counted; where one
 * of them has ids it is enough that there are some.
 */
function shows(list: readonly Found[], found: Found, id: string, among: readonly Found[]): boolean {
  const own = textAt(found.value, id);
  const areNameless = [...list, ...among].every(({ value }) => textAt(value, id) === undefined);
  if (areNameless && list.length < among.length) return list.some(({ value }) => sameJson(value, found.value));
  return list.some((other) => {
    const its = textAt(other.value, id);
    if (own === undefined || its === undefined || its === own) return true;
    return sameJson(withoutId(other, id), withoutId(found, id));
  });
}

export default rule({
  id: 'AISP-ACC-901',
  level: 'SHOULD',
  beyond:
    'A list over all accounts that shows less of an account than the account itself, or more, has no other reading.',
  title: 'A list over all accounts shows of each account what the list of the account shows',
  matters:
    'If the sum over all accounts is not the sum of the accounts, a TPP that changes from one way of reading to the other reports changes that never were.',
  clause: clause('Endpoints', 'Endpoints'),
  applies: ({ operations }) =>
    pairs.some(({ bulk: all, single: one }) => operations.includes(all) && operations.includes(one)) ||
    'The bank does not offer such lists both over all accounts and by account.',
  scenarios: ['reads', 'basic-view'],
  needs: 'a list over all accounts and one of an account of the same resource, with records',
  *judge(evidence, { now }) {
    for (const { record, id, ...operations } of pairs) {
      for (const lists of bulkBesideAccounts(evidence, operations, record)) {
        const { accountId } = lists.singleExchange.about;
        const own = lists.single;
        // A list of one account that shows another is for the rule about that.
        if (own.some(({ value }) => textAt(value, 'AccountId') !== accountId)) continue;
        const settled = (list: readonly Found[]) => list.filter((found) => !isDue(found, now));
        const [ofAll, ofOne] = [settled(lists.bulk), settled(own)];
        for (const found of lists.bulkIsWhole ? ofOne : []) {
          yield look(
            found,
            shows(ofAll, found, id, ofOne),
            'Expected each record of an account in the list over all accounts',
            found.value[id],
          );
        }
        for (const found of lists.singleIsWhole ? ofAll : []) {
          const holds = shows(ofOne, found, id, ofAll);
          yield look(
            found,
            holds,
            'Expected each record of the list over all accounts on its account',
            found.value[id],
          );
        }
      }
    }
  },
  accept: {
    'the same orders': [bulk(other, second, {}), single({}, second)],
    'the same orders under ids of the call': [bulk({ StandingOrderId: 'a' }), single({ StandingOrderId: 'b' })],
    'no ids on one side': [bulk({ StandingOrderId: undefined }), single({}, second)],
    'an account without orders': [bulk({}), single({}), { ...single(), accountId: 'acc-2' }],
  },
  reject: {
    'an account left out': [bulk(other), single({})],
    'an order without an id left out': [bulk(nameless), single(nameless, { ...nameless, Reference: 'GARDEN' })],
    'an order left out': [bulk({}), single({}, { ...second, Reference: 'GARDEN' })],
    'an order more than the account has': [bulk({}, { ...second, Reference: 'GARDEN' }), single({})],
    'orders of an account that has none': [bulk({}), single()],
  },
});

import type { Found } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { isObject, pick, sameJson } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch, Vector } from '../../core/sketch.ts';
import { areViews, viewPairs } from '../../core/view-pairs.ts';

const detail = {
  AccountId: 'acc-1',
  Currency: 'GBP',
  Nickname: 'Bills',
  Account: [{ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '20000390210099' }],
};
const { Account: _withheld, ...basic } = detail;
const shown = (record: object): readonly Sketch[] => [
  { operation: 'GET /accounts', consent: 'detail', data: { Account: [detail] } },
  { operation: 'GET /accounts', consent: 'basic', data: { Account: [record] } },
];
const pending = (Amount: string): Sketch['data'] => ({
  Transaction: [{ TransactionId: 't-1', Status: 'Pending', Amount: { Amount, Currency: 'GBP' } }],
});

const card = (Identification: string): Sketch['data'] => ({
  Transaction: [{ TransactionId: 't-2', Status: 'Booked', CardInstrument: { CardSchemeName: 'VISA', Identification } }],
});
const cards = (detailHasPan: boolean): Vector => ({
  exchanges: [
    { operation: 'GET /transactions', consent: 'detail', data: card('4556737586899855') },
    { operation: 'GET /transactions', consent: 'basic', data: card('************9855') },
  ],
  consents: [
    { key: 'detail', permissions: ['ReadTransactionsDetail', ...(detailHasPan ? (['ReadPAN'] as const) : [])] },
    { key: 'basic', permissions: ['ReadTransactionsBasic'] },
  ],
});

/** The card of a transaction without its number, and any other member as it is. */
function withoutPan(name: string, value: unknown): unknown {
  return name === 'CardInstrument' && isObject(value) ? { ...value, Identification: '' } : value;
}

export default rule({
  id: 'AISP-PRM-029',
  level: 'MUST',
  title: 'The Basic view of a record is its Detail view less the Detail elements',
  matters:
    'A TPP matches what it knows from Basic with the Detail that it is given later; if the two contradict each other, it holds two payments for one.',
  clause: clause('Account and Transaction API', 'Detail Permissions'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the same record under a consent with Basic and under one with Detail',
  *judge(evidence) {
    for (const { resource, one, other } of viewPairs(evidence, 'detail', 'basic')) {
      if (!areViews(evidence, { resource, one, other })) continue;
      // Whether a PAN is masked is no matter of the views, where only one of the consents has ReadPAN.
      const alike = evidence.grants(one.exchange, 'ReadPAN') === evidence.grants(other.exchange, 'ReadPAN');
      const shown = ({ value }: Found, name: string) => (alike ? value[name] : withoutPan(name, value[name]));
      const differing = shownMembers(one, Object.keys(one.value)).filter(
        (name) => !resource.elements.includes(name) && !sameJson(shown(one, name), shown(other, name)),
      );
      yield look(
        other,
        differing.length === 0,
        'Expected all but the Detail elements, unchanged',
        pick(other.value, differing),
      );
    }
  },
  accept: {
    'all but the Detail elements': shown(basic),
    'a card number in clear, where only one of the consents has ReadPAN': cards(true),
    'members in another order': shown({ Nickname: 'Bills', Currency: 'GBP', AccountId: 'acc-1' }),
    'a pending transaction that changed': [
      ...shown(basic),
      { operation: 'GET /accounts/{AccountId}/transactions', consent: 'detail', data: pending('12.00') },
      { operation: 'GET /accounts/{AccountId}/transactions', consent: 'basic', data: pending('12.50') },
    ],
  },
  reject: {
    'a member that Basic has, withheld': shown({ AccountId: 'acc-1', Currency: 'GBP' }),
    'a card number in clear, where neither has ReadPAN': cards(false),
    'another value': shown({ ...basic, Nickname: 'Hidden' }),
  },
});

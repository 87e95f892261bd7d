import { clause } from '../../core/clause.ts';
import { pick, sameJson } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
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

export default rule({
  id: 'AISP-PRM-029',
  level: 'MUST',
  title: 'The Basic view of a record is its Detail view less the Detail elements',
  clause: clause('Account and Transaction API', 'Detail Permissions'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the same record under a consent with Basic and under one with Detail',
  *judge(evidence) {
    for (const { resource, one, other } of viewPairs(evidence, 'detail', 'basic')) {
      if (!areViews(evidence, { resource, one, other })) continue;
      const differing = Object.keys(one.value).filter(
        (name) => !resource.elements.includes(name) && !sameJson(one.value[name], other.value[name]),
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
    'members in another order': shown({ Nickname: 'Bills', Currency: 'GBP', AccountId: 'acc-1' }),
    'a pending transaction that changed': [
      ...shown(basic),
      { operation: 'GET /accounts/{AccountId}/transactions', consent: 'detail', data: pending('12.00') },
      { operation: 'GET /accounts/{AccountId}/transactions', consent: 'basic', data: pending('12.50') },
    ],
  },
  reject: {
    'a member that Basic has, withheld': shown({ AccountId: 'acc-1', Currency: 'GBP' }),
    'another value': shown({ ...basic, Nickname: 'Hidden' }),
  },
});

import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { areViews, viewPairs } from '../../core/view-pairs.ts';

const basic = { AccountId: 'acc-1', Currency: 'GBP', Nickname: 'Bills' };
const identified = [{ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '20000390210099' }];
const shown = (detail: object): readonly Sketch[] => [
  { operation: 'GET /accounts', consent: 'detail', data: { Account: [detail] } },
  { operation: 'GET /accounts', consent: 'basic', data: { Account: [basic] } },
];

export default rule({
  id: 'AISP-PRM-026',
  level: 'MUST',
  title: 'A Detail permission alone shows all that the Basic permission shows',
  matters: 'A TPP that asks for Detail alone, as it may, must not lose members that Basic would have shown.',
  clause: clause('Account and Transaction API', 'Permissions'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the same record under a consent with Basic and under one with Detail alone',
  *judge(evidence) {
    for (const { resource, one: detail, other } of viewPairs(evidence, 'detail', 'basic')) {
      if (!areViews(evidence, { resource, one: detail, other })) continue;
      const missing = shownMembers(other, Object.keys(other.value)).filter(
        (name) => !Object.hasOwn(detail.value, name),
      );
      yield look(
        detail,
        missing.length === 0,
        'Expected every member that the Basic permission shows',
        Object.keys(detail.value),
      );
    }
  },
  accept: {
    'more with Detail': shown({ ...basic, Account: identified }),
    'another value is another matter': shown({ ...basic, Nickname: 'House', Account: identified }),
  },
  reject: {
    'the elements of Detail and no others': shown({ AccountId: 'acc-1', Account: identified }),
    'one member less': shown({ AccountId: 'acc-1', Currency: 'GBP', Account: identified }),
  },
});

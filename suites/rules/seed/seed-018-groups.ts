import { operation, type ResourceGroup } from '../../../schemas/operations.ts';
import { serviceClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { promisesService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

/** The groups of the service document; it counts standing orders among the scheduled payments. */
const groups: readonly (readonly ResourceGroup[])[] = [
  ['account-access-consents'],
  ['accounts'],
  ['balances'],
  ['transactions'],
  ['beneficiaries'],
  ['direct-debits'],
  ['scheduled-payments', 'standing-orders'],
  ['parties'],
];

export default rule({
  id: 'AISP-SEED-018',
  level: 'MUST',
  title: 'Each of the eight resource groups that the bank offers has an operation that works',
  matters: 'A group that the bank announces and that answers nowhere is a feature that a TPP sells and cannot deliver.',
  clause: serviceClause('groups'),
  applies: promisesService,
  scenarios: ['reads', 'consents'],
  needs: 'well-formed calls that a consent permits',
  *judge(evidence, { profile }) {
    for (const group of groups) {
      const calls = evidence.select({ probe: 'happy' }).filter(({ about: { operation: id } }) => {
        return id !== undefined && profile.operations.includes(id) && group.includes(operation(id).group);
      });
      const [exchange] = calls;
      if (exchange === undefined) continue;
      const expected = `Expected one operation of the group ${group[0]} to work`;
      yield look({ exchange }, calls.some(isSuccess), expected, statusOf(exchange));
    }
  },
  accept: {
    'the group works': { operation: 'GET /balances', data: { Balance: [] } },
    'one operation of the group works': [
      { operation: 'GET /party', status: 500 },
      { operation: 'GET /accounts/{AccountId}/party', data: {} },
    ],
  },
  reject: {
    'nothing in the group works': [
      { operation: 'GET /party', status: 500 },
      { operation: 'GET /accounts/{AccountId}/party', status: 404 },
    ],
  },
});

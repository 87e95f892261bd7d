import type { OperationId } from '../../../schemas/operations.ts';
import type { PermissionCode } from '../../../schemas/permissions.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

interface Readable {
  readonly number: string;
  readonly resource: string;
  /** Sets of codes: the permission is there when one of each set is. */
  readonly codes: readonly (readonly PermissionCode[])[];
  readonly operations: readonly [OperationId, ...OperationId[]];
}

const table: readonly Readable[] = [
  {
    number: '014',
    resource: 'the balances',
    codes: [['ReadBalances']],
    operations: ['GET /accounts/{AccountId}/balances', 'GET /balances'],
  },
  {
    number: '015',
    resource: 'the beneficiaries',
    codes: [['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail']],
    operations: ['GET /accounts/{AccountId}/beneficiaries', 'GET /beneficiaries'],
  },
  {
    number: '016',
    resource: 'the direct debits',
    codes: [['ReadDirectDebits']],
    operations: ['GET /accounts/{AccountId}/direct-debits', 'GET /direct-debits'],
  },
  {
    number: '017',
    resource: 'the standing orders',
    codes: [['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail']],
    operations: ['GET /accounts/{AccountId}/standing-orders', 'GET /standing-orders'],
  },
  {
    number: '018',
    resource: 'the transactions',
    codes: [
      ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
      ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
    ],
    operations: ['GET /accounts/{AccountId}/transactions', 'GET /transactions'],
  },
  {
    number: '019',
    resource: 'the statements',
    codes: [['ReadStatementsBasic', 'ReadStatementsDetail']],
    operations: [
      'GET /accounts/{AccountId}/statements',
      'GET /statements',
      'GET /accounts/{AccountId}/statements/{StatementId}',
    ],
  },
  {
    number: '020',
    resource: 'the file of a statement',
    codes: [['ReadStatementsDetail']],
    operations: ['GET /accounts/{AccountId}/statements/{StatementId}/file'],
  },
  {
    number: '021',
    resource: 'the products',
    codes: [['ReadProducts']],
    operations: ['GET /accounts/{AccountId}/product', 'GET /products'],
  },
  {
    number: '022',
    resource: 'the offers',
    codes: [['ReadOffers']],
    operations: ['GET /accounts/{AccountId}/offers', 'GET /offers'],
  },
  {
    number: '023',
    resource: 'the parties of an account',
    codes: [['ReadParty']],
    operations: ['GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties'],
  },
  { number: '024', resource: 'the PSU', codes: [['ReadPartyPSU']], operations: ['GET /party'] },
  {
    number: '025',
    resource: 'the scheduled payments',
    codes: [['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail']],
    operations: ['GET /accounts/{AccountId}/scheduled-payments', 'GET /scheduled-payments'],
  },
];

function readable({ number, resource, codes, operations }: Readable): Rule {
  const [operation] = operations;
  const answer: Sketch = operation.endsWith('/file') ? { operation, body: '%PDF-1.7' } : { operation, data: {} };
  return rule({
    id: `AISP-PRM-${number}`,
    level: 'MUST',
    title: `With ${codes.map((set) => set.join(' or ')).join(' and ')} ${resource} can be read`,
    clause: clause('Account and Transaction API', 'Permissions'),
    applies: ({ operations: offered }) =>
      operations.some((id) => offered.includes(id)) || 'The bank does not offer this resource.',
    scenarios: ['reads', 'basic-view', 'transaction-permissions'],
    needs: `a consent with ${codes.map((set) => set[0]).join(' and ')}`,
    *judge(evidence) {
      for (const id of operations) {
        for (const exchange of evidence.select({ operation: id, probe: 'happy' })) {
          const granted = evidence.permissionsOf(exchange) ?? [];
          if (!codes.every((set) => set.some((code) => granted.includes(code)))) continue;
          // Under the fullest consent whatever else may go wrong is for the rule of the operation.
          const fullest = exchange.about.consent === 'detail';
          const holds = fullest ? statusOf(exchange) !== 403 : isSuccess(exchange);
          yield look(
            { exchange },
            holds,
            'Expected an answer with the permission that the consent has',
            statusOf(exchange),
          );
        }
      }
    },
    accept: { 'answers under either consent': [{ ...answer }, { ...answer, consent: 'basic' }] },
    reject: { 'refuses all the same': { operation, status: 403 } },
  });
}

export default table.map(readable);

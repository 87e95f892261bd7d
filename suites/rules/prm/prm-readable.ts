import type { OperationId } from '../../../schemas/operations.ts';
import type { PermissionCode } from '../../../schemas/permissions.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

interface Readable extends Pick<Rule, 'matters'> {
  readonly id: Rule['id'];
  readonly resource: string;
  /** Sets of codes: the permission is there when one of each set is. */
  readonly codes: readonly (readonly PermissionCode[])[];
  readonly operations: readonly [OperationId, ...OperationId[]];
}

const table: readonly Readable[] = [
  {
    id: 'AISP-PRM-014',
    resource: 'the balances',
    matters:
      'The customer approved the balances at the bank: if they are refused all the same, the TPP asks for an approval that it has.',
    codes: [['ReadBalances']],
    operations: ['GET /accounts/{AccountId}/balances', 'GET /balances'],
  },
  {
    id: 'AISP-PRM-015',
    resource: 'the beneficiaries',
    matters:
      'A TPP that was given the payees and gets 403 sends the customer round again, and the second approval changes nothing.',
    codes: [['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail']],
    operations: ['GET /accounts/{AccountId}/beneficiaries', 'GET /beneficiaries'],
  },
  {
    id: 'AISP-PRM-016',
    resource: 'the direct debits',
    matters:
      'Leave to see the mandates that opens nothing makes an app that watches bills look broken from its first day.',
    codes: [['ReadDirectDebits']],
    operations: ['GET /accounts/{AccountId}/direct-debits', 'GET /direct-debits'],
  },
  {
    id: 'AISP-PRM-017',
    resource: 'the standing orders',
    matters:
      'If approved standing orders stay closed, the TPP plans without the largest payments of the month and does not know it.',
    codes: [['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail']],
    operations: ['GET /accounts/{AccountId}/standing-orders', 'GET /standing-orders'],
  },
  {
    id: 'AISP-PRM-018',
    resource: 'the transactions',
    matters:
      'The usual consent of a budget app, one view and one side, has to open its transactions, or the app is empty after a good authorisation.',
    codes: [
      ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
      ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
    ],
    operations: ['GET /accounts/{AccountId}/transactions', 'GET /transactions'],
  },
  {
    id: 'AISP-PRM-019',
    resource: 'the statements',
    matters:
      'A borrower who approves the statements at the bank expects the lender to have them; a refusal holds up the loan.',
    codes: [['ReadStatementsBasic', 'ReadStatementsDetail']],
    operations: [
      'GET /accounts/{AccountId}/statements',
      'GET /statements',
      'GET /accounts/{AccountId}/statements/{StatementId}',
    ],
  },
  {
    id: 'AISP-PRM-020',
    resource: 'the file of a statement',
    matters:
      'The permission for statements in Detail is asked for because of the file; if that stays closed, the customer approved more for no gain.',
    codes: [['ReadStatementsDetail']],
    operations: ['GET /accounts/{AccountId}/statements/{StatementId}/file'],
  },
  {
    id: 'AISP-PRM-021',
    resource: 'the products',
    matters:
      'A comparison service with leave to see the product and no answer can compare nothing, whatever the customer approved.',
    codes: [['ReadProducts']],
    operations: ['GET /accounts/{AccountId}/product', 'GET /products'],
  },
  {
    id: 'AISP-PRM-022',
    resource: 'the offers',
    matters:
      "A customer who opened the offers wants them compared; a refusal keeps the bank's own offer out of the comparison.",
    codes: [['ReadOffers']],
    operations: ['GET /accounts/{AccountId}/offers', 'GET /offers'],
  },
  {
    id: 'AISP-PRM-023',
    resource: 'the parties of an account',
    matters:
      'A lender that may see the holders and is refused cannot complete the check for which the customer gave leave.',
    codes: [['ReadParty']],
    operations: ['GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties'],
  },
  {
    id: 'AISP-PRM-024',
    resource: 'the PSU',
    matters: 'Who consented is read once, right after authorisation; a refusal here ends the sign-up at its last step.',
    codes: [['ReadPartyPSU']],
    operations: ['GET /party'],
  },
  {
    id: 'AISP-PRM-025',
    resource: 'the scheduled payments',
    matters:
      'Payments to come that were opened and cannot be read are missing from every forecast, and nothing says that they are missing.',
    codes: [['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail']],
    operations: ['GET /accounts/{AccountId}/scheduled-payments', 'GET /scheduled-payments'],
  },
];

function readable({ id, resource, codes, operations, matters }: Readable): Rule {
  const [operation] = operations;
  const answer: Sketch = operation.endsWith('/file') ? { operation, body: '%PDF-1.7' } : { operation, data: {} };
  return rule({
    id,
    level: 'MUST',
    title: `With ${codes.map((set) => set.join(' or ')).join(' and ')} ${resource} can be read`,
    matters,
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

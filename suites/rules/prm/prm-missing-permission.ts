import type { OperationId } from '../../../schemas/operations.ts';
import type { PermissionCode } from '../../../schemas/permissions.ts';
import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { clause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

/** Rule, the permissions any one of which opens the resource, the operations that read it, and why it matters. */
const table: readonly (readonly [
  id: Rule['id'],
  codes: readonly PermissionCode[],
  operations: readonly OperationId[],
  matters: string,
])[] = [
  [
    'AISP-PRM-002',
    ['ReadBalances'],
    ['GET /balances', 'GET /accounts/{AccountId}/balances'],
    'A customer who did not open balances has chosen that the TPP shall not know how much there is; an answer breaks that choice.',
  ],
  [
    'AISP-PRM-003',
    ['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail'],
    ['GET /beneficiaries', 'GET /accounts/{AccountId}/beneficiaries'],
    'Whom somebody pays says much about them: payees that were not opened must not be readable by a TPP that merely asks.',
  ],
  [
    'AISP-PRM-004',
    ['ReadDirectDebits'],
    ['GET /direct-debits', 'GET /accounts/{AccountId}/direct-debits'],
    'Mandates tell of unions, parties and clinics; without the permission the TPP must not come to hold them.',
  ],
  [
    'AISP-PRM-005',
    ['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail'],
    ['GET /standing-orders', 'GET /accounts/{AccountId}/standing-orders'],
    'Standing orders show rent, alimony and debts; a TPP that was not given them would have to delete what it read.',
  ],
  [
    'AISP-PRM-006',
    ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
    [
      'GET /transactions',
      'GET /accounts/{AccountId}/transactions',
      'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    ],
    'Transactions are the diary of a life: if they open without the permission, everything that the consent leaves out is open.',
  ],
  [
    'AISP-PRM-007',
    ['ReadStatementsBasic', 'ReadStatementsDetail'],
    ['GET /statements', 'GET /accounts/{AccountId}/statements', 'GET /accounts/{AccountId}/statements/{StatementId}'],
    'A statement repeats what the closed transactions say; if it opens without permission, it is the way around the consent.',
  ],
  [
    'AISP-PRM-008',
    ['ReadStatementsDetail'],
    ['GET /accounts/{AccountId}/statements/{StatementId}/file'],
    'The file shows the full statement with every detail; under Basic the customer opened a summary and not this.',
  ],
  [
    'AISP-PRM-009',
    ['ReadProducts'],
    ['GET /products', 'GET /accounts/{AccountId}/product'],
    'What account somebody can get says what the bank thinks of them; it is for them to open, and not for the TPP to find.',
  ],
  [
    'AISP-PRM-010',
    ['ReadOffers'],
    ['GET /offers', 'GET /accounts/{AccountId}/offers'],
    'Offers show the credit that a bank would give; a TPP that sees them unasked knows more of the customer than was agreed.',
  ],
  [
    'AISP-PRM-011',
    ['ReadParty'],
    ['GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties'],
    'Names and addresses of account holders, some of whom consented to nothing, must stay closed until they are opened.',
  ],
  [
    'AISP-PRM-012',
    ['ReadPartyPSU'],
    ['GET /party'],
    'A customer may show an account and stay unnamed; an answer without the permission takes that from them.',
  ],
  [
    'AISP-PRM-013',
    ['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail'],
    ['GET /scheduled-payments', 'GET /accounts/{AccountId}/scheduled-payments'],
    'Payments to come tell what somebody is about to do; without leave that is not for a TPP to know.',
  ],
];

function missingPermission([id, codes, operations, matters]: (typeof table)[number]): Rule {
  const [first = 'GET /party'] = operations;
  return rule({
    id,
    level: 'MUST',
    tolerates: ['permission-refused-with-400'],
    statements: [id, 'AISP-HTTP-017', ...(id === 'AISP-PRM-006' ? ['AISP-TRA-024' as const] : [])],
    title: `Without ${codes.join(' or ').replace(/ Read\w+(?=Detail)/, ' ')} the resource is refused with 403`,
    matters,
    clause: clause('Account and Transaction API', 'Permissions'),
    applies: ({ operations: offered }: BankProfile) =>
      operations.some((id) => offered.includes(id)) || 'The bank does not offer this resource.',
    scenarios:
      id === 'AISP-PRM-006'
        ? ['missing-permissions', 'token-life']
        : id === 'AISP-PRM-008'
          ? ['missing-permissions', 'consents']
          : ['missing-permissions'],
    needs:
      id === 'AISP-PRM-008'
        ? 'a statement, and a consent with ReadStatementsBasic'
        : 'a consent without the permission',
    ...(id === 'AISP-PRM-008' ? { supplies: ['AISP_TOKEN_BASIC'] as const } : {}),
    *judge(evidence) {
      for (const operation of operations) {
        for (const exchange of evidence.select({ operation, probe: 'missing-permission' })) {
          // A variant is a case with a rule of its own.
          if (exchange.about.variant !== undefined) continue;
          if (codes.some((code) => evidence.grants(exchange, code) !== false)) continue;
          const statuses = { expected: [403], tolerated: { 400: 'permission-refused-with-400' } } as const;
          yield lookAtStatus(exchange, statuses, 'Expected 403 for a consent without the permission');
        }
      }
    },
    accept: { 'refuses with 403': { operation: first, probe: 'missing-permission', consent: 'minimal', status: 403 } },
    reject: {
      'answers with data': { operation: first, probe: 'missing-permission', consent: 'minimal', data: {} },
      'refuses with 400': {
        operation: first,
        probe: 'missing-permission',
        consent: 'minimal',
        status: 400,
      },
      'refuses with 404': { operation: first, probe: 'missing-permission', consent: 'minimal', status: 404 },
    },
  });
}

export default table.map(missingPermission);

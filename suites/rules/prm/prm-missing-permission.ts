import type { OperationId } from '../../../schemas/operations.ts';
import type { PermissionCode } from '../../../schemas/permissions.ts';
import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { clause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

/** Statement number, the permissions any one of which opens the resource, and the operations that read it. */
const table: readonly (readonly [
  number: string,
  codes: readonly PermissionCode[],
  operations: readonly OperationId[],
])[] = [
  ['002', ['ReadBalances'], ['GET /balances', 'GET /accounts/{AccountId}/balances']],
  [
    '003',
    ['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail'],
    ['GET /beneficiaries', 'GET /accounts/{AccountId}/beneficiaries'],
  ],
  ['004', ['ReadDirectDebits'], ['GET /direct-debits', 'GET /accounts/{AccountId}/direct-debits']],
  [
    '005',
    ['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail'],
    ['GET /standing-orders', 'GET /accounts/{AccountId}/standing-orders'],
  ],
  [
    '006',
    ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
    [
      'GET /transactions',
      'GET /accounts/{AccountId}/transactions',
      'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    ],
  ],
  ['007', ['ReadStatementsBasic', 'ReadStatementsDetail'], ['GET /statements', 'GET /accounts/{AccountId}/statements']],
  ['008', ['ReadStatementsDetail'], ['GET /accounts/{AccountId}/statements/{StatementId}/file']],
  ['009', ['ReadProducts'], ['GET /products', 'GET /accounts/{AccountId}/product']],
  ['010', ['ReadOffers'], ['GET /offers', 'GET /accounts/{AccountId}/offers']],
  ['011', ['ReadParty'], ['GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties']],
  ['012', ['ReadPartyPSU'], ['GET /party']],
  [
    '013',
    ['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail'],
    ['GET /scheduled-payments', 'GET /accounts/{AccountId}/scheduled-payments'],
  ],
];

function missingPermission([number, codes, operations]: (typeof table)[number]): Rule {
  const [first = 'GET /party'] = operations;
  return rule({
    id: `AISP-PRM-${number}`,
    level: 'MUST',
    tolerates: ['permission-refused-with-400'],
    statements: [`AISP-PRM-${number}`, 'AISP-HTTP-017', ...(number === '006' ? ['AISP-TRA-024'] : [])],
    title: `Without ${codes.join(' or ').replace(/ Read\w+(?=Detail)/, ' ')} the resource is refused with 403`,
    clause: clause('Account and Transaction API', 'Permissions'),
    applies: ({ operations: offered }: BankProfile) =>
      operations.some((id) => offered.includes(id)) || 'The bank does not offer this resource.',
    scenarios:
      number === '006'
        ? ['missing-permissions', 'token-life']
        : number === '008'
          ? ['missing-permissions', 'consents']
          : ['missing-permissions'],
    needs:
      number === '008' ? 'a statement, and a consent with ReadStatementsBasic' : 'a consent without the permission',
    ...(number === '008' ? { supplies: ['AISP_TOKEN_BASIC'] as const } : {}),
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
      'refuses with 400, as tolerated': {
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

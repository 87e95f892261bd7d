import { type OperationId, operation, type ResourceGroup } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { permissionsRequired } from '../consents/permissions-required.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because } from '../http/why.ts';
import type { Access } from './consent.ts';
import { forbidden } from './grant.ts';

/** What of the bank this guard goes by. */
export interface PermissionBank {
  readonly behaviours: { readonly permissionsRequired: typeof permissionsRequired };
}

const statements: Readonly<Record<ResourceGroup, StatementId>> = {
  'account-access-consents': 'AISP-SEC-006',
  accounts: 'AISP-PRM-001',
  balances: 'AISP-PRM-002',
  transactions: 'AISP-PRM-006',
  beneficiaries: 'AISP-PRM-003',
  'direct-debits': 'AISP-PRM-004',
  'standing-orders': 'AISP-PRM-005',
  'scheduled-payments': 'AISP-PRM-013',
  products: 'AISP-PRM-009',
  offers: 'AISP-PRM-010',
  parties: 'AISP-PRM-011',
  statements: 'AISP-PRM-007',
};

const exceptions: Partial<Readonly<Record<OperationId, StatementId>>> = {
  'GET /party': 'AISP-PRM-012',
  'GET /accounts/{AccountId}/statements/{StatementId}/file': 'AISP-PRM-008',
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions': 'AISP-PRM-036',
};

/** The statement that closes an operation to a consent without its permissions. */
function statementOf(id: OperationId): StatementId {
  return exceptions[id] ?? statements[operation(id).group];
}

function lacks({ consent }: Access, codes: readonly PermissionCode[]): string {
  const { consentId, permissions } = consent;
  const asked = JSON.stringify([...permissions, codes.at(-1)]);
  const either =
    codes.length === 1 ? '' : `, or with ${codes.slice(0, -1).join(' or ')} in the place of ${codes.at(-1)}`;
  return (
    `A token whose consent has ${codes.join(' or ')}. The consent ${consentId} has ${permissions.join(', ')}, and a consent never ` +
    `changes: POST /account-access-consents with "Permissions": ${asked}${either}, and have that one authorised.`
  );
}

/** 403 unless the consent has, of each set of codes that the operation requires, at least one. */
export function permission(bank: PermissionBank, request: ApiRequest, access: Access): void {
  const { permissions } = access.consent;
  for (const codes of bank.behaviours.permissionsRequired(request.operation)) {
    if (!codes.some((code) => permissions.includes(code))) {
      const why = because('permission', statementOf(request.operation), () => lacks(access, codes));
      const message = `The consent has none of the permissions ${codes.join(', ')}`;
      throw forbidden('Permission.Missing', message, why, 'Data.Permissions');
    }
  }
}

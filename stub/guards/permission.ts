import type { BankContext } from '../answering/bank-context.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Access } from './consent.ts';
import { forbidden } from './grant.ts';

/** 403 unless the consent has, of each set of codes that the operation requires, at least one. */
export function permission(bank: BankContext, request: ApiRequest, access: Access): void {
  const { permissions } = access.consent;
  for (const codes of bank.behaviours.permissionsRequired(request.operation)) {
    if (!codes.some((code) => permissions.includes(code))) {
      throw forbidden(
        'Permission.Missing',
        `The consent has none of the permissions ${codes.join(', ')}`,
        'Data.Permissions',
      );
    }
  }
}

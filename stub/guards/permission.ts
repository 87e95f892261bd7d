import type { permissionsRequired } from '../consents/permissions-required.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Access } from './consent.ts';
import { forbidden } from './grant.ts';

/** What of the bank this guard goes by. */
export interface PermissionBank {
  readonly behaviours: { readonly permissionsRequired: typeof permissionsRequired };
}

/** 403 unless the consent has, of each set of codes that the operation requires, at least one. */
export function permission(bank: PermissionBank, request: ApiRequest, access: Access): void {
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

import type { PermissionCode } from '../../../schemas/permissions.ts';
import { fault } from '../fault.ts';

const statements: readonly PermissionCode[] = ['ReadStatementsBasic', 'ReadStatementsDetail'];

export default fault({
  id: 'statement-opens-its-transactions',
  title: 'Opens the transactions of a statement to a permission for statements',
  breaks: ['AISP-PRM-036'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (operation) =>
      operation === 'GET /accounts/{AccountId}/statements/{StatementId}/transactions'
        ? honest(operation).map((codes) => [...codes, ...statements])
        : honest(operation),
  },
});

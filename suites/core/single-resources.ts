import type { OperationId } from '../../schemas/operations.ts';

/** The operations that answer with one resource and so never with pages. Clause: the Endpoints section of each resource page. */
export const singleResources: readonly OperationId[] = [
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/product',
  'GET /accounts/{AccountId}/statements/{StatementId}',
  'GET /account-access-consents/{ConsentId}',
  'POST /account-access-consents',
];

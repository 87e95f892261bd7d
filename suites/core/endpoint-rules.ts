import type { OperationId } from '../../schemas/operations.ts';

/** Statement number and operation, in the order of the standard's endpoint table. */
export const endpointTable: readonly (readonly [number: string, id: OperationId])[] = [
  ['001', 'POST /account-access-consents'],
  ['002', 'GET /account-access-consents/{ConsentId}'],
  ['003', 'DELETE /account-access-consents/{ConsentId}'],
  ['004', 'GET /accounts'],
  ['005', 'GET /accounts/{AccountId}'],
  ['006', 'GET /accounts/{AccountId}/balances'],
  ['007', 'GET /balances'],
  ['008', 'GET /accounts/{AccountId}/transactions'],
  ['009', 'GET /transactions'],
  ['010', 'GET /accounts/{AccountId}/beneficiaries'],
  ['011', 'GET /beneficiaries'],
  ['012', 'GET /accounts/{AccountId}/direct-debits'],
  ['013', 'GET /direct-debits'],
  ['014', 'GET /accounts/{AccountId}/standing-orders'],
  ['015', 'GET /standing-orders'],
  ['016', 'GET /accounts/{AccountId}/scheduled-payments'],
  ['017', 'GET /scheduled-payments'],
  ['018', 'GET /accounts/{AccountId}/product'],
  ['019', 'GET /products'],
  ['020', 'GET /accounts/{AccountId}/offers'],
  ['021', 'GET /offers'],
  ['022', 'GET /accounts/{AccountId}/party'],
  ['023', 'GET /accounts/{AccountId}/parties'],
  ['024', 'GET /party'],
  ['025', 'GET /accounts/{AccountId}/statements'],
  ['026', 'GET /accounts/{AccountId}/statements/{StatementId}'],
  ['027', 'GET /accounts/{AccountId}/statements/{StatementId}/file'],
  ['028', 'GET /accounts/{AccountId}/statements/{StatementId}/transactions'],
  ['029', 'GET /statements'],
];

/** Id of the rule that says that an operation is there: what an absent one leads to is told by this rule and by no other. */
export function endpointRuleOf(operation: OperationId): string {
  const [number] = endpointTable.find(([, id]) => id === operation) ?? [];
  if (number === undefined) throw new TypeError(`no rule says that ${operation} is there`);
  return `AISP-EP-${number}`;
}

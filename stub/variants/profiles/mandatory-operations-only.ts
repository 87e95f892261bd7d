import type { OperationId } from '../../../schemas/operations.ts';
import { variant } from '../variant.ts';

const mandatory: readonly OperationId[] = [
  'POST /account-access-consents',
  'GET /account-access-consents/{ConsentId}',
  'DELETE /account-access-consents/{ConsentId}',
  'GET /accounts',
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/balances',
  'GET /accounts/{AccountId}/transactions',
];

export default variant({
  id: 'mandatory-operations-only',
  title: 'Offers the seven mandatory operations and no other',
  clause: 'Account and Transaction API, Endpoints: the others are conditional or optional',
  profile: ({ partySupplementaryData: _, ...usual }) => ({ ...usual, operations: mandatory, creditorsAreKnown: false }),
});

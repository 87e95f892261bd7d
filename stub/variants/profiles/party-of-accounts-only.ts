import type { OperationId } from '../../../schemas/operations.ts';
import { variant } from '../variant.ts';

const ofAccounts = (id: OperationId) => id !== 'GET /party';

export default variant({
  id: 'party-of-accounts-only',
  title: 'Shows the party of an account, and not that of the one who authorised',
  clause: 'Account and Transaction API, Endpoints: conditional',
  unseen: { rules: [], inPlaces: ['AISP-PAR-015'], why: 'No party is the same under every consent' },
  profile: ({ partySupplementaryData: extended, operations, ...usual }) => ({
    ...usual,
    operations: operations.filter(ofAccounts),
    ...(extended === undefined
      ? {}
      : { partySupplementaryData: { ...extended, operations: extended.operations.filter(ofAccounts) } }),
  }),
});

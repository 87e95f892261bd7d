import { operation } from '../../../schemas/operations.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'direct-debits-not-offered',
  title: 'Offers nothing about direct debits, and refuses consents that ask for them',
  clause:
    'Account Access Consents, Permissions: a code of what the bank does not offer is refused; direct debits are conditional',
  profile: ({ operations, ...usual }) => ({
    ...usual,
    operations: operations.filter((id) => operation(id).group !== 'direct-debits'),
  }),
});

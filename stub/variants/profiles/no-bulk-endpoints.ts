import { operation } from '../../../schemas/operations.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-bulk-endpoints',
  title: 'Offers no list over all accounts but the accounts themselves',
  clause: 'Account and Transaction API, Endpoints: bulk endpoints are optional',
  profile: ({ operations, ...usual }) => ({
    ...usual,
    operations: operations.filter(
      (id) => operation(id).path.includes('{') || /accounts$|consents$|\/party$/.test(operation(id).path),
    ),
  }),
});

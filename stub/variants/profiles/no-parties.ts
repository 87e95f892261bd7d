import { operation } from '../../../schemas/operations.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-parties',
  title: 'Offers nothing about parties',
  clause: 'Account and Transaction API, Endpoints: conditional',
  profile: ({ partySupplementaryData: _, operations, ...usual }) => ({
    ...usual,
    operations: operations.filter((id) => operation(id).group !== 'parties'),
  }),
});

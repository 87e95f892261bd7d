import { variant } from '../variant.ts';

export default variant({
  id: 'no-statement-files',
  title: 'Offers statements, but neither their files nor their transactions',
  clause: 'Account and Transaction API, Endpoints: both are optional',
  profiles: ['full'],
  profile: ({ operations, ...usual }) => ({
    ...usual,
    operations: operations.filter((id) => !id.includes('{StatementId}/')),
  }),
});

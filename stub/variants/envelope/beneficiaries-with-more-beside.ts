import { onGroup } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'beneficiaries-with-more-beside',
  title: 'Adds a member of its own beside Data, Links and Meta of the beneficiaries',
  clause: 'OpenAPI of version 4, OBReadBeneficiary5: its root is open',
  releases: { since: '4.0.0' },
  response: onGroup('beneficiaries', ({ body }) => {
    if (body?.Data !== undefined) body.Notice = 'Trusted payees are managed in the app';
  }),
});

import { onOneAccount } from '../one-account.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'one-page',
  title: 'Puts up to a thousand records on a page',
  clause: 'Read/Write Data API, Pagination: a page holds 25 to 1000 records',
  resembles: ['AISP-PAG-006'],
  unseen: onOneAccount,
  persona: 'everyday',
  pageSize: 1000,
});

import { variant } from '../variant.ts';

export default variant({
  id: 'one-page',
  title: 'Puts up to a thousand records on a page',
  clause: 'Read/Write Data API, Pagination: a page holds 25 to 1000 records',
  unseen: {
    rules: [
      'AISP-HTTP-016',
      'AISP-CON-052',
      'AISP-STA-013',
      'AISP-BEN-013',
      'AISP-DIR-007',
      'AISP-STO-015',
      'AISP-SCP-008',
    ],
    why: 'There is one account, and everything on it',
  },
  persona: 'everyday',
  pageSize: 1000,
});

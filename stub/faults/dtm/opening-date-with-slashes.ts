import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'opening-date-with-slashes',
  title: 'Writes the opening date of an account with slashes',
  breaks: ['AISP-DTM-008', 'AISP-SEED-007'],
  warns: ['AISP-SEED-007'],
  fails: ['AISP-DTM-008'],
  releases: { since: '3.1.3' },
  response: eachRecord('Account', (account) => {
    if (account.OpeningDate === undefined) return;
    account.OpeningDate = String(account.OpeningDate).slice(0, 10).replaceAll('-', '/');
  }),
});

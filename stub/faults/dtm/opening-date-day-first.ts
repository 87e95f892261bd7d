import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'opening-date-day-first',
  title: 'Writes the opening date of an account with the day first',
  breaks: ['AISP-DTM-008', 'AISP-SEED-007'],
  warns: ['AISP-DTM-008', 'AISP-SEED-007'],
  releases: { since: '3.1.3' },
  response: eachRecord('Account', (account) => {
    const [year, month, day] = String(account.OpeningDate).slice(0, 10).split('-');
    if (account.OpeningDate !== undefined) account.OpeningDate = `${day}-${month}-${year}`;
  }),
});

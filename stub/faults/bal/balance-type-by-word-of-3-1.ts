import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-type-by-word-of-3-1',
  title: 'Calls a balance by the word of version 3.1',
  breaks: ['AISP-BAL-003', 'AISP-SEED-004'],
  releases: { since: '4.0.0' },
  response: eachRecord('Balance', (record) => {
    if (record.Type === 'XPCD') record.Type = 'Expected';
  }),
});

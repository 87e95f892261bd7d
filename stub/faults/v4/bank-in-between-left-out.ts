import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bank-in-between-left-out',
  title: 'Leaves out the first of several banks in between',
  breaks: ['AISP-V4-093'],
  releases: { since: '4.0.1' },
  response: eachRecord('Transaction', (record) => {
    if (record.IntermediaryAgent2 !== undefined) dropMember(record, 'IntermediaryAgent1');
  }),
});

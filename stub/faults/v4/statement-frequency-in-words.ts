import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-frequency-in-words',
  title: 'Says in words how often statements are sent',
  breaks: ['AISP-V4-070'],
  releases: { since: '4.0.0' },
  response: eachRecord('Account', (record) => {
    if (record.StatementFrequencyAndFormat !== undefined)
      record.StatementFrequencyAndFormat = [{ Frequency: 'Monthly' }];
  }),
});

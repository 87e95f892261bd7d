import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-periods-overlap',
  title: 'Starts a statement half a month before the one before ends',
  breaks: ['AISP-FIL-019', 'AISP-STA-015'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements',
    eachRecord('Statement', (record) => {
      record.StartDateTime = new Date(Date.parse(String(record.StartDateTime)) - 15 * 86_400_000).toISOString();
    }),
  ),
});

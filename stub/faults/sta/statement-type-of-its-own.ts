import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-type-of-its-own',
  title: 'Calls its regular statements Monthly',
  breaks: ['AISP-STA-002'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements',
    eachRecord('Statement', (record) => {
      record.Type = 'Monthly';
    }),
  ),
});

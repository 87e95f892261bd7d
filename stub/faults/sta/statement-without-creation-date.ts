import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-without-creation-date',
  title: 'Leaves out when a statement was created',
  breaks: ['AISP-STA-001'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements',
    eachRecord('Statement', (record) => {
      dropMember(record, 'CreationDateTime');
    }),
  ),
});

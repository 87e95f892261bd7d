import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-created-before-its-end',
  title: 'Says that a statement was created on the day on which its period starts',
  breaks: ['AISP-DTM-011'],
  profiles: ['full'],
  response: eachRecord('Statement', (statement) => {
    const { StartDateTime: start } = statement;
    if (start !== undefined) setMember(statement, 'CreationDateTime', start);
  }),
});

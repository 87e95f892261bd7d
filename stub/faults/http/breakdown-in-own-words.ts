import { becomeRefusal, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'breakdown-in-own-words',
  title: 'Tells of a fault of its own with an ErrorCode of its own',
  breaks: ['AISP-HTTP-031'],
  response: onStatus(500, (draft) => becomeRefusal(draft, 500, 'GB.ReferenceBank.Fault.Internal')),
});

import { becomeRefusal, onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'breakdown-without-words',
  title: 'Tells of a fault of its own by a number alone',
  breaks: ['AISP-ERR-020'],
  response: onStatus(500, (draft) => {
    becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
    const code = errorCode(draft.release, 500, 'UK.OBIE.UnexpectedError');
    setMember(draft.body, 'Message', 'E-4711');
    setMember(draft.body, 'Errors', [{ ErrorCode: code, Message: 'E-4711' }]);
  }),
});

import { eachMember, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'unknown-id-with-another-code',
  title: 'Refuses an unknown id with the ErrorCode of an unexpected field',
  breaks: ['AISP-HTTP-015'],
  response: onStatus(400, (draft) => {
    const [unknown, unexpected] = ['UK.OBIE.Resource.NotFound', 'UK.OBIE.Field.Unexpected'].map((code) =>
      errorCode(draft.release, 400, code),
    );
    eachMember(draft.body, (member, name) =>
      name === 'ErrorCode' && member === unknown ? (unexpected ?? member) : member,
    );
  }),
});

import { eachMember, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-id-with-another-code',
  title: 'Refuses an unknown id with the ErrorCode of an unexpected field',
  breaks: ['AISP-HTTP-015'],
  response: onStatus(400, (draft) => {
    eachMember(draft.body, (member, name) =>
      name === 'ErrorCode' && member === 'UK.OBIE.Resource.NotFound' ? 'UK.OBIE.Field.Unexpected' : member,
    );
  }),
});

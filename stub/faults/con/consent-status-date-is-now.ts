import { dateTime } from '../../dates/iso-8601.ts';
import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-date-is-now',
  title: 'Gives the moment of reading as StatusUpdateDateTime',
  breaks: ['AISP-CON-032'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { at }) =>
    setMember(draft.body, 'Data.StatusUpdateDateTime', dateTime(at)),
  ),
});

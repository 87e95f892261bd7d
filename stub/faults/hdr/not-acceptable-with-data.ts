import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'not-acceptable-with-data',
  title: 'Sends the accounts along with 406',
  breaks: ['AISP-HDR-022', 'AISP-ERR-009'],
  response: onStatus(406, (draft) => {
    if (draft.body !== undefined) draft.body.Data = { Account: [] };
  }),
});

import { isObject, onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'only-party-without-array',
  title: 'Sends the only party of an account without its array',
  breaks: ['AISP-PAR-002', 'AISP-EP-023'],
  releases: { since: '3.1.1' },
  response: onOperation('GET /accounts/{AccountId}/parties', (draft) => {
    const data = draft.body?.Data;
    const [party, ...others] = records(draft, 'Party');
    if (isObject(data) && party !== undefined && others.length === 0) data.Party = party;
  }),
});

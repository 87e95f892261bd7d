import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-link-with-patch-release',
  title: 'Links to the party under its patch release',
  breaks: ['AISP-HTTP-028'],
  response: onOperation('GET /party', (draft, request) => {
    setMember(draft.body, 'Links.Self', `${request.base.replace(/\/v[\d.]+\//, `/v${request.release}/`)}/party`);
  }),
});

import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-self-link-to-collection',
  title: 'Links a new consent to the collection of consents',
  breaks: ['AISP-CON-026'],
  response: onOperation('POST /account-access-consents', (draft, { base }) =>
    setMember(draft.body, 'Links.Self', `${base}/account-access-consents`),
  ),
});

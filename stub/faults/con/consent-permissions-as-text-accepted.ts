import { fault } from '../fault.ts';
import { readingConsents } from '../reading.ts';

export default fault({
  id: 'consent-permissions-as-text-accepted',
  title: 'Takes a text for a list of one permission',
  breaks: ['AISP-CON-009'],
  serve: readingConsents((text) => text.replace(/"Permissions":("\w+")/, '"Permissions":[$1]')),
});

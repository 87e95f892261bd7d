import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-creation-cut-short',
  title: 'Sends a new consent only in part',
  breaks: ['AISP-EP-001'],
  response: onOperation('POST /account-access-consents', cutShort),
});

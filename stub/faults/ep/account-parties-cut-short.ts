import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-parties-cut-short',
  title: 'Sends the parties of an account only in part',
  breaks: ['AISP-EP-023'],
  releases: { since: '3.1.1' },
  response: onOperation('GET /accounts/{AccountId}/parties', cutShort),
});

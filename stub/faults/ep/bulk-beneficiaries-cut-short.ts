import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-beneficiaries-cut-short',
  title: 'Sends the beneficiaries of all accounts only in part',
  breaks: ['AISP-EP-011'],
  profiles: ['full'],
  response: onOperation('GET /beneficiaries', cutShort),
});

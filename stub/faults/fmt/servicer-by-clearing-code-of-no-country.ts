import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'servicer-by-clearing-code-of-no-country',
  title: 'Names the account servicer by a clearing code without its country',
  breaks: ['AISP-FMT-013'],
  releases: { since: '3.1.3' },
  response: eachRecord('Account', (account) => setMember(account, 'Servicer.SchemeName', 'UK.OBIE.NCC')),
});

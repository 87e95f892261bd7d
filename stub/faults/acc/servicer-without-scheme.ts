import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'servicer-without-scheme',
  title: 'Leaves the scheme of the account servicer out',
  breaks: ['AISP-ACC-015'],
  response: eachRecord('Account', (account) => dropMember(account, 'Servicer.SchemeName')),
});

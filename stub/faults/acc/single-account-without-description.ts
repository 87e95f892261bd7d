import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-account-without-description',
  title: 'Shows less of an account by its id than in the list',
  breaks: ['AISP-ACC-019'],
  response: onOperation(
    'GET /accounts/{AccountId}',
    eachRecord('Account', (account) => dropMember(account, 'Description')),
  ),
});

import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-account-without-id',
  title: 'Leaves the AccountId out of an account that was asked for by it',
  breaks: ['AISP-HTTP-021', 'AISP-ACC-003'],
  response: onOperation(
    'GET /accounts/{AccountId}',
    eachRecord('Account', (account) => dropMember(account, 'AccountId')),
  ),
});

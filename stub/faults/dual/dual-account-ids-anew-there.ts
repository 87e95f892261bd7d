import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-account-ids-anew-there',
  title: 'Numbers the accounts anew in version 4',
  breaks: ['AISP-DUAL-015'],
  bothVersions: true,
  response: inVersionFour(
    onOperation(
      'GET /accounts',
      eachRecord('Account', (account) => {
        account.AccountId = `four-${String(account.AccountId)}`;
      }),
    ),
  ),
});

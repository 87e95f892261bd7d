import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-account-category-differs-there',
  title: 'Has every account a business account in version 4',
  breaks: ['AISP-DUAL-022'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'accounts',
      eachRecord('Account', (account) => {
        account.AccountCategory = account.AccountCategory === 'Personal' ? 'Business' : 'Personal';
      }),
    ),
  ),
});

import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-account-type-code-differs-there',
  title: 'Has every current account a savings account in version 4',
  breaks: ['AISP-DUAL-023'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'accounts',
      eachRecord('Account', (account) => {
        if (account.AccountTypeCode === 'CACC') account.AccountTypeCode = 'SVGS';
      }),
    ),
  ),
});

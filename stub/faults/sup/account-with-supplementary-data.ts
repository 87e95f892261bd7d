import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'account-with-supplementary-data',
  title: 'Adds SupplementaryData to accounts, which do not have it',
  breaks: ['AISP-SUP-001'],
  releases: unknownMembersRefused,
  response: eachRecord('Account', (account) => setMember(account, 'SupplementaryData', { Branch: 'Stirling' })),
});

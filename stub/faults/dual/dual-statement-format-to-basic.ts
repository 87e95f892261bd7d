import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-statement-format-to-basic',
  title: 'Tells a Basic consent in version 4 how statements are sent',
  breaks: ['AISP-DUAL-013'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'accounts',
      eachRecord('Account', (account, { permissions }) => {
        if (permissions.includes('ReadAccountsDetail')) return;
        account.StatementFrequencyAndFormat = [{ Frequency: 'MNTH', CommunicationMethod: 'ONLI', Format: 'DPDF' }];
      }),
    ),
  ),
});

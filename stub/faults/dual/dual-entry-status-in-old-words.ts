import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-entry-status-in-old-words',
  title: 'Tells the Status of transactions in version 4 by the words of version 3.1',
  breaks: ['AISP-DUAL-036'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'transactions',
      eachRecord('Transaction', (transaction) => {
        if (transaction.Status === 'BOOK') transaction.Status = 'Booked';
      }),
    ),
  ),
});

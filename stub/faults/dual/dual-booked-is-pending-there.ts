import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-booked-is-pending-there',
  title: 'Has booked transactions pending in version 4',
  breaks: ['AISP-DUAL-021'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'transactions',
      eachRecord('Transaction', (transaction) => {
        if (transaction.Status === 'BOOK') transaction.Status = 'PDNG';
      }),
    ),
  ),
});

import { changeRecords, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-cleared-balance-as-available',
  title: 'Tells the cleared balance in version 4 as a second available one',
  breaks: ['AISP-DUAL-020'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'balances',
      changeRecords('Balance', (balances) => [...balances, ...balances.filter(({ Type }) => Type === 'ITAV')]),
    ),
  ),
});

import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'balance-type-missing-expected',
  title: 'Leaves the Expected balance out',
  breaks: ['AISP-SEED-004'],
  profiles: ['service'],
  response: changeRecords('Balance', (balances, { release }) =>
    balances.filter((balance) => balance.Type !== word(release, 'balanceType', 'Expected')),
  ),
});

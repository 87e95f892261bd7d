import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-type-missing-expected',
  title: 'Leaves the Expected balance out',
  breaks: ['AISP-SEED-004'],
  profiles: ['service'],
  response: changeRecords('Balance', (balances) => balances.filter((balance) => balance.Type !== 'Expected')),
});

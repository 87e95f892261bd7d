import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'balance-of-another-type',
  title: 'Shows a balance of type ClosingBooked beside the three',
  breaks: ['AISP-SEED-005'],
  profiles: ['service'],
  warns: ['AISP-SEED-005'],
  response: changeRecords('Balance', (balances, { release }) => [
    ...balances,
    ...balances
      .filter(({ Type }) => Type === word(release, 'balanceType', 'Expected'))
      .map((balance) => ({ ...balance, Type: word(release, 'balanceType', 'ClosingBooked') })),
  ]),
});

import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'expected-balance-in-euro',
  title: 'Shows the Expected balance in euro, whatever the currency of the account',
  breaks: ['AISP-SEED-006'],
  profiles: ['service'],
  response: eachRecord('Balance', (balance, { release }) => {
    if (balance.Type === word(release, 'balanceType', 'Expected')) setMember(balance, 'Amount.Currency', 'EUR');
  }),
});

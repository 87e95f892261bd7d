import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { accountWords } from '../words.ts';

export default fault({
  id: 'savings-account-without-currency',
  title: 'Leaves the currency out of savings accounts',
  breaks: ['AISP-ACC-005'],
  // Until then every account has a currency.
  releases: { since: '3.1.7' },
  response: eachRecord('Account', (account, { release }) => {
    const { type, savings } = accountWords(release);
    if (account[type] === savings) dropMember(account, 'Currency');
  }),
});

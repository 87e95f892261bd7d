import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'local-amount-with-detail-only',
  title: 'Shows the local amount of a balance only to those who see account details',
  breaks: ['AISP-BAL-010'],
  // Earlier ones do not have the member.
  releases: { since: '3.1.2' },
  response: eachRecord('Balance', (balance, { permissions, release }) => {
    if (!permissions.includes('ReadAccountsDetail') || !isObject(balance.Amount)) return;
    balance.LocalAmount = { ...balance.Amount, SubType: word(release, 'amountSubType', 'LocalCurrency') };
  }),
});

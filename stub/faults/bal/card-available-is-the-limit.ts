import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'card-available-is-the-limit',
  title: 'Tells the credit limit of a card for what is left of it',
  breaks: ['AISP-BAL-014'],
  response: eachRecord('Balance', (balance, { release, world }) => {
    const [line] = Array.isArray(balance.CreditLine) ? balance.CreditLine : [];
    const card = world.account(String(balance.AccountId))?.AccountSubType === 'CreditCard';
    if (
      !card ||
      balance.Type !== word(release, 'balanceType', 'InterimAvailable') ||
      !isObject(line) ||
      line.Amount === undefined
    )
      return;
    balance.Amount = line.Amount;
    balance.CreditDebitIndicator = 'Credit';
  }),
});

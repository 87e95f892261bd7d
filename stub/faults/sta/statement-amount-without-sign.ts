import { dropMember, eachRecord, isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-amount-without-sign',
  title: 'Leaves it open whether an amount of a statement is credit or debit',
  breaks: ['AISP-STA-006'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements',
    eachRecord('Statement', (record) => {
      const { StatementAmount: amounts } = record;
      for (const amount of Array.isArray(amounts) ? amounts : [])
        if (isObject(amount)) dropMember(amount, 'CreditDebitIndicator');
    }),
  ),
});

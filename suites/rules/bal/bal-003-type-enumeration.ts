import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const balance = (Type: string) => ({
  Balance: [
    {
      AccountId: 'acc-1',
      CreditDebitIndicator: 'Credit',
      Type,
      DateTime: '2026-03-15T10:00:00+00:00',
      Amount: { Amount: '10.00', Currency: 'GBP' },
    },
  ],
});

export default schemaRule({
  id: 'AISP-BAL-003',
  level: 'MUST',
  title: 'Type of a balance is one of the 13 values of OBBalanceType1Code, and in version 4 one of its 10 codes',
  matters:
    'A TPP chooses the balance to show by its Type; one that it does not know is not shown, and if it is the only one there is none.',
  clause: openApiClause('OBBalanceType1Code'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  owns: { families: ['balance'], at: ['/Data/Balance/*/Type'], keywords: ['enum'] },
  accept: { 'a value of the list': { operation: 'GET /balances', data: balance('InterimBooked') } },
  reject: { 'a value of its own': { operation: 'GET /balances', data: balance('Current') } },
});

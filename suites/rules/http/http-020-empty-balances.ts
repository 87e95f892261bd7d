import { clause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const balance = {
  AccountId: 'acc-1',
  CreditDebitIndicator: 'Credit',
  Type: 'Expected',
  DateTime: '2026-03-15T10:00:00+00:00',
  Amount: { Amount: '10.00', Currency: 'GBP' },
};

export default schemaRule({
  id: 'AISP-HTTP-020',
  level: 'MUST',
  title: 'An answer with balances holds at least one balance',
  matters:
    'An account always has a balance; an empty answer is shown as nought, which frightens the customer, or as a blank.',
  clause: clause('Balances', 'Data Dictionary'),
  tolerates: ['C2/prose'],
  within: () => 'C2/prose',
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  owns: { families: ['balance'], at: ['/Data/Balance'], keywords: ['minItems'] },
  accept: { 'one balance': { operation: 'GET /balances', data: { Balance: [balance] } } },
  reject: { 'no balance': { operation: 'GET /balances', data: { Balance: [] } } },
});

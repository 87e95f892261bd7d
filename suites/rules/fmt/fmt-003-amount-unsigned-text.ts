import { amountMembers, amountsIn } from '../../core/amounts.ts';
import { openApiClause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const balance = (Amount: unknown) => ({
  operation: 'GET /balances' as const,
  data: { Balance: [sampleBalance({ Amount: { Amount, Currency: 'GBP' }, CreditDebitIndicator: 'Debit' })] },
});

export default rule({
  id: 'AISP-FMT-003',
  level: 'MUST',
  title: 'An amount is text and never negative: its sign is the CreditDebitIndicator',
  matters:
    'The sign of an amount is its indicator; a minus besides turns a debit into a credit in the sums of the TPP.',
  clause: openApiClause('OBActiveCurrencyAndAmount_SimpleType'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with an amount of money',
  owns: {
    rule: 'AISP-FMT-003',
    at: amountMembers.map((name) => `/**/${name}/Amount`),
    keywords: ['type'],
    everywhere: true,
  },
  apart: true,
  *judge(evidence) {
    for (const found of amountsIn(evidence)) {
      const { Amount } = found.value;
      if (isNothing(below(found, 'Amount'))) continue;
      const holds = typeof Amount === 'string' && !Amount.startsWith('-');
      yield look(below(found, 'Amount'), holds, 'Expected the amount as text without a minus sign', Amount);
    }
  },
  accept: { 'a debit without a sign': balance('10.00') },
  reject: { 'a minus sign': balance('-10.00'), 'a number': balance(10), 'a list': balance(['10.00']) },
});

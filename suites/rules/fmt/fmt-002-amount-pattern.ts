import { inRange } from '../../../schemas/releases.ts';
import { amountMembers, amountsIn } from '../../core/amounts.ts';
import { openApiClause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const balance = (Amount: string) => ({
  operation: 'GET /balances' as const,
  data: { Balance: [sampleBalance({ Amount: { Amount, Currency: 'GBP' } })] },
});

const withDecimals = { pattern: /^\d{1,13}\.\d{1,5}$/, expected: 'Expected 1 to 13 digits, a dot and 1 to 5 decimals' };
const wholeOrWithDecimals = {
  pattern: /^\d{1,13}(?:\.\d{1,5})?$/,
  expected: 'Expected 1 to 13 digits and at most 5 decimals after a dot',
};

/** That an amount is text and has no minus sign is AISP-FMT-003. */
export default rule({
  id: 'AISP-FMT-002',
  level: 'MUST',
  title: 'An amount has 1 to 13 digits, and after a dot 1 to 5 decimals, which may be missing from release 3.1.5',
  matters:
    'Money is parsed by its exact form: a comma, a currency sign or a sixth decimal makes amounts fail or, worse, be read ten times too big.',
  clause: openApiClause('OBActiveCurrencyAndAmount_SimpleType'),
  statements: ['AISP-FMT-001', 'AISP-FMT-002'],
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with an amount of money',
  owns: { rule: 'AISP-FMT-002', at: amountMembers.map((name) => `/**/${name}/Amount`), keywords: ['pattern'] },
  apart: true,
  *judge(evidence, { release }) {
    const form = inRange(release, { until: '3.1.4' }) ? withDecimals : wholeOrWithDecimals;
    for (const found of amountsIn(evidence)) {
      const text = found.value.Amount;
      if (typeof text !== 'string' || text.startsWith('-')) continue;
      if (isNothing(below(found, 'Amount'))) continue;
      yield look(below(found, 'Amount'), form.pattern.test(text), form.expected, text);
    }
  },
  accept: { 'two decimals': balance('10.00'), 'a whole number': balance('10'), 'five decimals': balance('0.12345') },
  reject: {
    'a thousands separator': balance('1,000.00'),
    'a dot without digits before it': balance('.50'),
    'a dot without digits after it': balance('1.'),
    'a comma for the dot': balance('10,00'),
    'a plus sign': balance('+10.00'),
  },
});

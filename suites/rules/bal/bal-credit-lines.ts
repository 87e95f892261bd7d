import { availableBalances, sameMoney } from '../../core/balances.ts';
import { clause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance, sampleCreditLine } from '../../core/sample-records.ts';

/** An account with 100.00 booked and an overdraft of 500.00. */
const overdraft = (available: string, Included: boolean) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  data: {
    Balance: [
      sampleBalance({ Type: 'InterimBooked', Amount: { Amount: '100.00', Currency: 'GBP' } }),
      sampleBalance({
        Amount: { Amount: available, Currency: 'GBP' },
        CreditLine: [sampleCreditLine({ Included })],
      }),
    ],
  },
});

const usual = {
  scenarios: ['reads', 'basic-view'],
  needs: 'an available balance with a credit line, beside a booked, cleared or expected balance',
} as const;

const said = rule({
  ...usual,
  id: 'AISP-BAL-006',
  optional: true,
  level: 'MUST',
  title: 'A credit line that an available balance counts is marked as included',
  matters: "If the overdraft is in the balance and not marked so, borrowed money is shown as the customer's own.",
  clause: clause('Balances', 'Resource Definition'),
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { found, amount, included, notIncluded, counted } of availableBalances(exchange)) {
        if (counted.length === 0) continue;
        const secret = notIncluded > 0 && counted.some((other) => sameMoney(amount - other - included, notIncluded));
        yield look(below(found, 'CreditLine'), !secret, 'Expected Included true for a credit line that is counted');
      }
    }
  },
  accept: { 'counted and marked': overdraft('600.00', true), 'not counted, not marked': overdraft('100.00', false) },
  reject: { 'counted and not marked': overdraft('600.00', false) },
});

/** What is blocked lowers an available balance, so only a surplus shows that something is wrong. */
const adds = rule({
  ...usual,
  id: 'AISP-BAL-014',
  optional: true,
  level: 'SHOULD',
  title: 'An available balance is no more than what is booked, cleared or expected and the credit lines it includes',
  matters: 'An available balance with the overdraft counted twice invites the customer to spend what no bank will pay.',
  clause: clause('Balances', 'Usage Examples'),
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { found, amount, included, counted } of availableBalances(exchange)) {
        if (counted.length === 0 || included <= 0) continue;
        const most = Math.max(...counted) + included;
        yield look(
          below(found, 'Amount'),
          amount < most || sameMoney(amount, most),
          'Expected no more than the other balances and the included credit lines come to',
          amount,
        );
      }
    }
  },
  accept: {
    'booked and the credit line': overdraft('600.00', true),
    'less, for something is blocked': overdraft('580.00', true),
  },
  reject: { 'the credit line counted twice': overdraft('1100.00', true) },
});

export default [said, adds];

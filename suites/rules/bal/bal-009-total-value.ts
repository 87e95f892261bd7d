import { sameMoney, signedAmount } from '../../core/balances.ts';
import { clause } from '../../core/clause.ts';
import { json, recordsOf } from '../../core/evidence.ts';
import { at, objectAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const pounds = (Amount: string) => ({ Amount, Currency: 'GBP' });
const answer = (total: string, ...amounts: readonly (readonly [type: string, amount: string])[]) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  data: {
    Balance: amounts.map(([Type, amount]) => sampleBalance({ Type, Amount: pounds(amount) })),
    TotalValue: pounds(total),
  },
});

/** Which amounts are meant is not said, nor has the total a sign: any sum that can be meant will do. */
export default rule({
  id: 'AISP-BAL-009',
  level: 'SHOULD',
  optional: true,
  title: 'TotalValue is what the balances of one Type, or all of them, come to',
  matters:
    'A wealth overview takes the total from the bank; one that its parts do not come to is a wrong fortune, and the parts show it.',
  clause: clause('Balances', 'Data Dictionary'),
  releases: { since: '3.1.11' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances and their TotalValue, all in one currency',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const total = objectAt(json(exchange), 'Data', 'TotalValue');
      const value = Number(textAt(total, 'Amount') ?? Number.NaN);
      if (Number.isNaN(value) || linkOf(exchange, 'Next') !== undefined || linkOf(exchange, 'Prev') !== undefined)
        continue;
      const sums = new Map<string, number>();
      let comparable = true;
      for (const { value: balance } of recordsOf(exchange, 'Balance')) {
        const amount = signedAmount(balance);
        comparable &&= amount !== undefined && at(balance, 'Amount', 'Currency') === at(total, 'Currency');
        for (const key of [textAt(balance, 'Type') ?? '', 'all']) sums.set(key, (sums.get(key) ?? 0) + (amount ?? 0));
      }
      if (!comparable || sums.size === 0) continue;
      const holds = [...sums.values()].some((sum) => sameMoney(Math.abs(sum), value));
      yield look(
        below({ exchange, pointer: '/Data' }, 'TotalValue', 'Amount'),
        holds,
        'Expected a sum of the balances',
        value,
      );
    }
  },
  accept: {
    'of the one balance': answer('120.50', ['Expected', '120.50'], ['InterimAvailable', '620.50']),
    'of two pots': answer('150.00', ['Expected', '120.00'], ['Expected', '30.00'], ['InterimAvailable', '200.00']),
    'of all': answer('200.00', ['ClosingBooked', '120.00'], ['Expected', '80.00']),
    'in currencies that cannot be added': [
      answer('120.50', ['Expected', '120.50']),
      {
        operation: 'GET /accounts/{AccountId}/balances',
        data: {
          Balance: [sampleBalance({ Amount: { Amount: '100.00', Currency: 'USD' } })],
          TotalValue: pounds('720.39'),
        },
      },
    ],
  },
  reject: { 'of nothing that is there': answer('99.00', ['Expected', '120.50'], ['InterimAvailable', '620.50']) },
});

import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const table = [
  { number: '030', side: 'Credit', other: 'Debit', consent: 'credits' },
  { number: '031', side: 'Debit', other: 'Credit', consent: 'debits' },
] as const;

function oneSide({ number, side, other, consent }: (typeof table)[number]): Rule {
  const listed = (CreditDebitIndicator: string): Sketch => ({
    operation: 'GET /accounts/{AccountId}/transactions',
    consent,
    data: { Transaction: [{ AccountId: 'acc-1', CreditDebitIndicator }] },
  });
  return rule({
    id: `AISP-PRM-${number}`,
    level: 'MUST',
    title: `With ReadTransactions${side}s and without ReadTransactions${other}s only ${side.toLowerCase()}s are shown`,
    clause: clause('Account and Transaction API', 'Permissions'),
    contradiction:
      'The table of permissions gives credits to ReadTransactionsCredits and debits to ReadTransactionsDebits; the Transactions page swaps the two since release 3.1.9. The table is followed.',
    scenarios: ['transaction-permissions'],
    needs: `transactions under a consent with ReadTransactions${side}s alone`,
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records('Transaction', { probe: ['happy', 'filter', 'page'] })) {
        if (found.exchange.about.operation?.includes('statements') === true) continue;
        const granted = (each: typeof side | typeof other) =>
          evidence.grants(found.exchange, `ReadTransactions${each}s`);
        if (granted(side) !== true || granted(other) !== false) continue;
        const indicator = textAt(found.value, 'CreditDebitIndicator');
        const place = below(found, 'CreditDebitIndicator');
        yield look(place, indicator !== other, 'Expected only the side that the consent opens', indicator);
      }
    },
    accept: { 'the side that is open': listed(side) },
    reject: { 'the other side': listed(other) },
  });
}

export default table.map(oneSide);

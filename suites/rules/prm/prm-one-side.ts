import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { isSwapped, sideOf } from '../../core/one-side.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const table = [
  {
    id: 'AISP-PRM-030',
    side: 'Credit',
    other: 'Debit',
    consent: 'credits',
    matters: 'A customer who lets a lender see what comes in has not shown what goes out; one debit is one too many.',
  },
  {
    id: 'AISP-PRM-031',
    side: 'Debit',
    other: 'Credit',
    consent: 'debits',
    matters: 'A customer who lets an app watch spending has not told what they earn; one credit gives it away.',
  },
] as const;

function oneSide({ id, side, other, consent, matters }: (typeof table)[number]): Rule {
  const listed = (CreditDebitIndicator: string): Sketch => ({
    operation: 'GET /accounts/{AccountId}/transactions',
    consent,
    data: { Transaction: [{ AccountId: 'acc-1', CreditDebitIndicator }] },
  });
  return rule({
    id,
    level: 'MUST',
    tolerates: ['C7/page'],
    title: `With ReadTransactions${side}s and without ReadTransactions${other}s only ${side.toLowerCase()}s are shown`,
    matters,
    clause: clause('Account and Transaction API', 'Permissions'),
    scenarios: ['transaction-permissions'],
    needs: `transactions under a consent with ReadTransactions${side}s alone`,
    apart: 'knowing all',
    *judge(evidence) {
      for (const found of evidence.records('Transaction', { probe: ['happy', 'filter', 'page'] })) {
        if (found.exchange.about.operation?.includes('statements') === true) continue;
        if (sideOf(evidence.permissionsOf(found.exchange)) !== side) continue;
        const indicator = textAt(found.value, 'CreditDebitIndicator');
        const place = below(found, 'CreditDebitIndicator');
        const tell = isSwapped(evidence) ? lenient('C7/page') : look;
        yield tell(place, indicator !== other, 'Expected only the side that the consent opens', indicator);
      }
    },
    accept: { 'the side that is open': listed(side) },
    reject: {
      'the other side': listed(other),
      'both sides': [listed(side), listed(other)],
    },
  });
}

export default table.map(oneSide);

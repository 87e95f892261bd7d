import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sideShown } from '../../core/one-side.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
const listed = (CreditDebitIndicator: string): Sketch => ({
  operation,
  consent: 'credits',
  data: { Transaction: [{ AccountId: 'acc-1', CreditDebitIndicator }] },
});

export default rule({
  id: 'AISP-PRM-034',
  level: 'MUST',
  title: 'The transactions of a statement are shown within the same limits as those of the account',
  matters:
    'If the list of a statement shows what the list of the account hides, every limit of the consent can be walked around.',
  clause: clause('Statements', 'Permission Codes'),
  applies: ({ operations }) => operations.includes(operation) || 'The bank does not offer this resource.',
  scenarios: ['consents', 'reads'],
  needs: 'a statement with transactions',
  apart: 'knowing all',
  *judge(evidence) {
    for (const found of evidence.records('Transaction', { operation, probe: 'happy' })) {
      const side = textAt(found.value, 'CreditDebitIndicator');
      if (side !== 'Credit' && side !== 'Debit') continue;
      const granted = evidence.grants(found.exchange, `ReadTransactions${side}s`);
      if (granted === undefined) continue;
      const wanted = sideShown(evidence, evidence.permissionsOf(found.exchange));
      const holds = wanted === undefined ? granted : side === wanted;
      yield look(below(found, 'CreditDebitIndicator'), holds, 'Expected only what the consent opens', side);
    }
  },
  accept: { 'the side that is granted': listed('Credit') },
  reject: { 'the other side too': [listed('Credit'), listed('Debit')] },
});

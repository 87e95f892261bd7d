import { cardNumbersIn } from '../../core/card-numbers.ts';
import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, lenient } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const text = (TransactionInformation: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  data: { Transaction: [{ AccountId: 'acc-1', TransactionInformation }] },
});

export default rule({
  id: 'AISP-PAN-006',
  optional: true,
  level: 'MUST NOT',
  tolerates: ['looks-like-a-card-number'],
  title: 'The text of a transaction holds no clear card number without ReadPAN',
  matters:
    'Texts are shown, mailed and searched without care; a card number in one of them is spread wherever the text goes.',
  clause: clause('Account and Transaction API', 'Permissions'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  supplies: ['AISP_TOKEN_DEBITS'],
  needs: 'a transaction with TransactionInformation or TransactionReference',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Transaction')) {
      for (const name of ['TransactionInformation', 'TransactionReference']) {
        const words = textAt(found.value, name);
        if (words === undefined || evidence.grants(found.exchange, 'ReadPAN') !== false) continue;
        const tell = lenient('looks-like-a-card-number');
        yield tell(below(found, name), cardNumbersIn(words).length === 0, 'Expected no card number in a text');
      }
    }
  },
  accept: {
    words: text('CARD PAYMENT CAFÉ NERO 4242'),
    'a masked number': text('CARD ************1111'),
    'a long reference whose check digit does not fit': text('REF 4111111111111112'),
    'a number within a longer one': text('REF 00041111111111111100'),
  },
  reject: { 'a card number': text('CARD 4111111111111111'), 'in groups': text('CARD 5555 5555 5555 4444 LONDON') },
});

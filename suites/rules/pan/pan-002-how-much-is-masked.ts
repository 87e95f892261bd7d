import { cardNumbers, isClear, isMaskedEnough } from '../../core/card-numbers.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const card = (Identification: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  data: { Transaction: [{ AccountId: 'acc-1', CardInstrument: { CardSchemeName: 'VISA', Identification } }] },
});

export default rule({
  id: 'AISP-PAN-002',
  optional: true,
  level: 'SHOULD',
  title: 'A masked card number shows its last four digits, or at most its first six and last four',
  matters:
    'Customers know their cards by the last four digits; masked otherwise, two cards cannot be told apart or too much is shown.',
  clause: clause('Account and Transaction API', 'Permissions'),
  releases: { since: '3.1.4' },
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  supplies: ['AISP_TOKEN_DEBITS'],
  needs: 'a masked card number',
  apart: true,
  *judge(evidence) {
    for (const { place, value } of cardNumbers(evidence)) {
      if (isClear(value) || evidence.grants(place.exchange, 'ReadPAN') !== false) continue;
      yield look(place, isMaskedEnough(value), 'Expected no more than the first six and last four digits', value);
    }
  },
  accept: {
    'the last four': card('************4242'),
    'the first six and the last four': card('5555 55** **** 4444'),
    'another sign for what is hidden': card('XXXX-XXXX-XXXX-4242'),
    'all hidden': card('****************'),
  },
  reject: {
    'the first eight': card('41111111****4242'),
    'the last eight': card('********11114242'),
    'digits in the middle': card('4111**1111**4242'),
  },
});

import { cardNumbers, isClear, isMaskedEnough } from '../../core/card-numbers.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const account = (Identification: string): Sketch => ({
  operation: 'GET /accounts',
  consent: 'credits',
  data: { Account: [{ AccountId: 'acc-1', Account: [{ SchemeName: 'UK.OBIE.PAN', Identification }] }] },
});

export default rule({
  id: 'AISP-PAN-003',
  optional: true,
  level: 'MAY',
  title: 'With ReadPAN a card number is clear, or masked as without it',
  matters:
    'A TPP with leave to see the number matches cards by it; a value that is neither clear nor masked alike matches nothing.',
  clause: clause('Account and Transaction API', 'Permissions'),
  scenarios: ['transaction-permissions'],
  needs: 'a card number under a consent with ReadPAN',
  apart: true,
  *judge(evidence) {
    for (const { place, value } of cardNumbers(evidence)) {
      if (evidence.grants(place.exchange, 'ReadPAN') !== true) continue;
      const holds = isClear(value) || isMaskedEnough(value);
      yield look(place, holds, 'Expected a card number, clear or masked', value);
    }
  },
  accept: { clear: account('4111111111114242'), 'masked all the same': account('************4242') },
  reject: {
    'a token of the bank': account('tok_8f2a91c077e6'),
    'masked less than is allowed': account('411111111***4242'),
  },
});

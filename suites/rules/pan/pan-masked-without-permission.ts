import { cardNumbers, isClear } from '../../core/card-numbers.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const account = (Identification: string, consent: Sketch['consent'] = 'detail'): Sketch => ({
  operation: 'GET /accounts',
  ...(consent === undefined ? {} : { consent }),
  data: { Account: [{ AccountId: 'acc-1', Account: [{ SchemeName: 'UK.OBIE.PAN', Identification }] }] },
});
const card = (Identification: string, consent: Sketch['consent'] = 'detail'): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  ...(consent === undefined ? {} : { consent }),
  data: { Transaction: [{ AccountId: 'acc-1', CardInstrument: { CardSchemeName: 'VISA', Identification } }] },
});

interface Masked extends Pick<Rule, 'title' | 'matters' | 'clause' | 'needs'> {
  readonly id: Rule['id'];
  readonly ofAccount: boolean;
  readonly sketch: typeof account;
}

const table: readonly Masked[] = [
  {
    id: 'AISP-PAN-001',
    title: 'Without ReadPAN the card number of an account is masked',
    matters:
      'A card number in clear puts the TPP under the rules of the card industry, for data that it never asked for.',
    clause: clause('Account and Transaction API', 'Permissions'),
    needs: 'an account that is identified by a PAN',
    ofAccount: true,
    sketch: account,
  },
  {
    id: 'AISP-PAN-004',
    title: 'Without ReadPAN the card numbers of card instruments, creditors and debtors are masked',
    matters:
      'Card numbers also stand with purchases and payees; one in clear there leaks as much as that of the account.',
    clause: clause('Transactions', 'Permission Codes'),
    needs: 'a card instrument, or a creditor or debtor that is identified by a PAN',
    ofAccount: false,
    sketch: card,
  },
];

function masked({ id, ofAccount, sketch, ...literal }: Masked): Rule {
  return rule({
    ...literal,
    id,
    optional: true,
    level: 'MUST',
    scenarios: ['reads', 'basic-view', 'transaction-permissions'],
    supplies: ['AISP_TOKEN_DEBITS'],
    apart: true,
    *judge(evidence) {
      for (const { place, value } of cardNumbers(evidence)) {
        if (place.pointer?.startsWith('/Data/Account/') !== ofAccount) continue;
        if (evidence.grants(place.exchange, 'ReadPAN') !== false) continue;
        yield look(place, !isClear(value), 'Expected a masked card number without ReadPAN');
      }
    },
    accept: {
      'the last four digits': sketch('************4242'),
      'the first six and the last four digits': sketch('4111 11** **** 4242'),
      'the last four digits alone': sketch('4242'),
    },
    reject: {
      'sixteen clear digits': sketch('4111111111114242'),
      'clear digits in groups': sketch('4111 1111 1111 4242'),
    },
  });
}

export default table.map(masked);

import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { at, textAt, walk } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const account = (SchemeName: string, Identification: string): Sketch => ({
  operation: 'GET /accounts',
  data: { Account: [{ AccountId: 'acc-1', Account: [{ SchemeName, Identification }] }] },
});

export default rule({
  id: 'AISP-PAN-005',
  level: 'MUST',
  title: 'Sort codes with account numbers, and IBANs, are not masked',
  matters:
    'An account number that is masked like a card cannot be paid to, nor matched with the account at another bank.',
  clause: clause('Accounts', 'Notes'),
  scenarios: ['reads', 'transaction-permissions'],
  needs: 'an account identified by sort code and account number or by IBAN',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { value, pointer } of walk(at(json(exchange), 'Data'), '/Data')) {
        const identification = textAt(value, 'Identification');
        if (identification === undefined) continue;
        if (!/(?:^|\.)(?:SortCodeAccountNumber|IBAN)$/.test(textAt(value, 'SchemeName') ?? '')) continue;
        const place = { exchange, pointer: `${pointer}/Identification` };
        yield look(
          place,
          !/[*#•·●_?]|X{5,}/i.test(identification),
          'Expected an account that is not masked',
          identification,
        );
      }
    }
  },
  accept: {
    'fourteen digits': account('UK.OBIE.SortCodeAccountNumber', '20000390210099'),
    'an IBAN': account('UK.OBIE.IBAN', 'GB29NWBK60161331926819'),
    'an IBAN with an X in it': account('UK.OBIE.IBAN', 'GB94XXXX20201530093459'),
  },
  reject: {
    'a masked account number': account('UK.OBIE.SortCodeAccountNumber', '200003****0099'),
    'a masked IBAN': account('UK.OBIE.IBAN', 'GB29NWBKXXXXXXXXXX6819'),
  },
});

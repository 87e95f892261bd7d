import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { walk } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { placeholdersIn } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';

const party = (change: object) =>
  ({ operation: 'GET /party', data: { Party: { PartyId: 'party-1', ...change } } }) as const;

export default rule({
  id: 'AISP-ENV-015',
  level: 'MUST',
  title: 'What has no value is left out: no null, no empty text or object and no zero stand for it',
  matters:
    'A null or an empty text looks like a value: the app shows an empty merchant, a blank name or a price of nothing.',
  clause: clause('Read/Write Data API', 'Optional Fields'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a success with a body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const id = exchange.about.operation;
      if (id === undefined || operation(id).response === 'file') continue;
      const nothing = placeholdersIn(exchange);
      for (const visit of walk(json(exchange))) {
        const place = { exchange, pointer: visit.pointer };
        yield look(
          place,
          !nothing.has(visit.pointer),
          'Expected a value, or no such member where there is none',
          visit.value,
        );
      }
    }
  },
  accept: {
    'left out': party({}),
    'zeros and words that may be meant': party({ PartyNumber: '0', Name: 'string', Nickname: 'null' }),
    'the local number of the first band': party({ Overdraft: { Identification: '0' } }),
    'values that look like nothing': party({ Name: '0', EmailAddress: 'none@bank.example', Beneficiary: false }),
    'an empty list and an empty Meta': { operation: 'GET /accounts', body: { Data: { Account: [] }, Meta: {} } },
    'a record of which nothing may be shown': { operation: 'GET /beneficiaries', data: { Beneficiary: [{}] } },
    'an empty Risk': {
      operation: 'GET /account-access-consents/{ConsentId}',
      body: { Data: { ConsentId: 'c' }, Risk: {} },
    },
  },
  reject: {
    null: party({ Name: null }),
    'empty text': party({ Name: '' }),
    'an empty object': party({ Relationships: {} }),
    'the first day of the calendar': party({ Since: '0001-01-01T00:00:00+00:00' }),
    'an identification of zeros': party({ Account: { SchemeName: 'UK.OBIE.IBAN', Identification: '00000000000000' } }),
    'what a generator of documents puts for text': party({ EmailAddress: 'string' }),
  },
});

import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { pick, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { differingMembers } from '../../core/unordered.ts';

const list = (changes: object = {}) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ ...changes })] },
});
const single = (changes: object = {}) => ({
  operation: 'GET /accounts/{AccountId}' as const,
  data: { Account: [sampleAccount({ ...changes })] },
});

export default rule({
  id: 'AISP-ACC-019',
  level: 'MUST',
  title: 'An account is the same in the list of accounts and by its id',
  matters:
    'A TPP reads the list once and then account by account; if the two differ, the name or the number on the screen changes by turns.',
  clause: clause('Accounts', 'Data Model'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account of the list, read by its id under the same consent',
  *judge(evidence) {
    for (const exchange of evidence.successes({ operation: 'GET /accounts/{AccountId}', probe: 'happy' })) {
      const { consent } = exchange.about;
      if (consent === undefined) continue;
      const lists = evidence.successes({ operation: 'GET /accounts', probe: 'happy', consent });
      const [whole] = lists.filter(({ about }) => about.variant === undefined);
      if (whole === undefined) continue;
      for (const found of recordsOf(exchange, 'Account')) {
        const id = textAt(found.value, 'AccountId');
        const listed = [...recordsOf(whole, 'Account')].find(({ value }) => textAt(value, 'AccountId') === id);
        if (id === undefined || listed === undefined) continue;
        const differing = differingMembers(listed.value, found.value);
        yield look(
          found,
          differing.length === 0,
          'Expected the record that the list of accounts shows',
          pick(found.value, differing),
        );
      }
    }
  },
  accept: {
    'the same record': [list(), single()],
    'identifications in another order': [
      list(),
      single({ Account: [...(sampleAccount().Account as object[])].reverse() }),
    ],
    'an account that the list does not show': [list(), single(), single({ AccountId: 'acc-2', Nickname: 'Other' })],
  },
  reject: {
    'another nickname': [list(), single({ Nickname: 'Savings' })],
    'a member less': [list(), single({ Status: undefined })],
    'a member more': [list({ Servicer: undefined }), single()],
  },
});

import { accountsAgain } from '../../core/changed-ids.ts';
import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const accounts = (...list: readonly object[]) => ({
  operation: 'GET /accounts' as const,
  data: { Account: list.map((changes) => sampleAccount({ ...changes })) },
});

const savings = { AccountId: 'acc-2', Nickname: 'Rainy day' };

export default rule({
  id: 'AISP-FMT-020',
  level: 'MUST',
  title: 'An account has the same AccountId on every call under a consent',
  matters: 'A TPP that keys its store by AccountId loses the history when the id changes, or shows the account twice.',
  clause: clause('Read/Write Data API', 'Unique Identifiers (Id Fields)'),
  scenarios: ['reads', 'headers', 'media-types'],
  needs: 'the list of accounts, read at least twice under one consent',
  *judge(evidence) {
    for (const { before, after } of accountsAgain(evidence)) {
      const id = textAt(after.value, 'AccountId');
      const known = textAt(before.value, 'AccountId');
      yield look(below(after, 'AccountId'), id === known, 'Expected the AccountId of the call before', id, known);
    }
  },
  accept: {
    'the same ids': [accounts({}, savings), accounts({}, savings)],
    'another order': [accounts({}, savings), accounts(savings, {})],
    'an account that has come and one that has gone': [
      accounts({}, savings),
      accounts({}, { AccountId: 'acc-3', Nickname: 'New' }),
    ],
  },
  reject: {
    'a new id for each call': [accounts({}, savings), accounts({ AccountId: 'acc-1-b' }, savings)],
  },
});

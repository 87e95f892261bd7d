import { reappearances } from '../../core/changed-ids.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, type Look, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const operation = 'GET /accounts/{AccountId}/transactions' as const;
const list = (...changes: readonly object[]) => ({
  operation,
  data: { Transaction: changes.map((change) => sampleTransaction({ ...change })) },
});
const again = (...changes: readonly object[]) => ({ ...list(...changes), probe: 'repeat' as const, follows: 'x1' });
const other = { TransactionId: 'tra-2' };

/** Every id once in an answer. */
function* unique(evidence: Evidence): Generator<Look> {
  for (const exchange of evidence.successes()) {
    const seen = new Set<string>();
    for (const found of recordsOf(exchange, 'Transaction')) {
      const id = textAt(found.value, 'TransactionId');
      if (id === undefined) continue;
      yield look(below(found, 'TransactionId'), !seen.has(id), 'Expected every TransactionId once', id);
      seen.add(id);
    }
  }
}

/** The same id for the same transaction when a list is read again. */
function* immutable(evidence: Evidence): Generator<Look> {
  for (const repeated of evidence.successes({ operation, probe: 'repeat' })) {
    const before = evidence.byId(repeated.about.follows);
    if (before === undefined) continue;
    const pairs = reappearances(recordsOf(before, 'Transaction'), recordsOf(repeated, 'Transaction'), 'TransactionId');
    for (const { before: shown, after } of pairs) {
      const id = textAt(after.value, 'TransactionId');
      const holds = id === textAt(shown.value, 'TransactionId');
      yield look(below(after, 'TransactionId'), holds, 'Expected the TransactionId that was shown before', id);
    }
  }
}

export default rule({
  id: 'AISP-TRA-006',
  optional: true,
  level: 'MUST',
  title: 'A TransactionId belongs to one transaction and stays with it',
  matters:
    'A TPP knows by the id what it has already: one that moves or is shared stores payments twice, or overwrites one with another.',
  clause: clause('Transactions', 'Data Dictionary'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  needs: 'transactions with a TransactionId',
  apart: 'knowing all',
  *judge(evidence) {
    yield* unique(evidence);
    yield* immutable(evidence);
  },
  accept: {
    'the same ids again': [list({}, other), again({}, other)],
    'two coffees alike': [list({}, other), again({}, other, { TransactionId: 'tra-3' })],
    'one of two has no id': list({}, { TransactionId: undefined }),
  },
  reject: {
    'the same id twice': list({}, { TransactionReference: 'REF 2' }),
    'a new id for each call': [list({}), again({ TransactionId: 'tra-1-b' })],
  },
});

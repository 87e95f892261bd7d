import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, type Look, look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { sampleAccount, sampleStandingOrder } from '../../core/sample-records.ts';

interface Ids extends Pick<Rule, 'title' | 'matters' | 'needs' | 'accept' | 'reject'> {
  readonly id: Rule['id'];
  /** Records and the member that holds their id. */
  readonly members: readonly (readonly [record: RecordName, id: string])[];
}

const accounts = (...ids: readonly string[]) => ({
  operation: 'GET /accounts' as const,
  data: { Account: ids.map((AccountId) => sampleAccount({ AccountId })) },
});
const orders = (...changes: readonly object[]) => ({
  operation: 'GET /standing-orders' as const,
  data: { StandingOrder: changes.map((change) => sampleStandingOrder({ ...change })) },
});

/** Ids of transactions, beneficiaries, direct debits and scheduled payments have rules of their own. */
const table: readonly Ids[] = [
  {
    id: 'AISP-FMT-019',
    title: 'No two accounts, and no two parties, of an answer have the same id',
    matters:
      'Two accounts or parties of one id overwrite each other in the store of a TPP; the customer sees one account and the money of the other.',
    needs: 'a list of accounts or of parties',
    members: [
      ['Account', 'AccountId'],
      ['Party', 'PartyId'],
    ],
    accept: { 'ids that differ': accounts('acc-1', 'acc-2') },
    reject: { 'the same id twice': accounts('acc-1', 'acc-1') },
  },
  {
    id: 'AISP-FMT-021',
    title: 'No two standing orders, statements or offers of an account have the same id, where they have one',
    matters:
      'Of two entries of one id a TPP keeps the last: a standing order, a statement or an offer disappears from the screen.',
    needs: 'a list of standing orders, statements or offers with ids',
    members: [
      ['StandingOrder', 'StandingOrderId'],
      ['Statement', 'StatementId'],
      ['Offer', 'OfferId'],
    ],
    accept: {
      'ids that differ': orders({}, { StandingOrderId: 'sto-2' }),
      'none but one has an id': orders({}, { StandingOrderId: undefined }, { StandingOrderId: undefined }),
    },
    reject: {
      'the same id twice': orders({}, { Reference: 'GARDEN' }),
      'one placeholder for all': orders({ StandingOrderId: 'N/A' }, { StandingOrderId: 'N/A' }),
    },
  },
];

/** A record that was asked for by its id comes alone: that is AISP-HTTP-021 and AISP-HTTP-023. */
function* lookAtIds(evidence: Evidence, [record, member]: Ids['members'][number]): Generator<Look> {
  for (const exchange of evidence.successes()) {
    if (exchange.about.operation?.endsWith('}')) continue;
    const seen = new Set<string>();
    for (const found of recordsOf(exchange, record)) {
      const id = textAt(found.value, member);
      if (id === undefined) continue;
      const key = JSON.stringify([id, record === 'Account' ? '' : textAt(found.value, 'AccountId')]);
      yield look(below(found, member), !seen.has(key), `Expected every ${member} once`, id);
      seen.add(key);
    }
  }
}

function uniqueIds({ id, members, ...literal }: Ids): Rule {
  return rule({
    ...literal,
    id,
    optional: id === 'AISP-FMT-021',
    level: 'MUST',
    clause: clause('Read/Write Data API', 'Unique Identifiers (Id Fields)'),
    scenarios: ['reads', 'basic-view'],
    *judge(evidence) {
      for (const member of members) yield* lookAtIds(evidence, member);
    },
  });
}

export default table.map(uniqueIds);

import { hash } from 'node:crypto';
import type { Found } from '../../core/archive.ts';
import { type Beside, beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { recordsOf } from '../../core/evidence.ts';
import { type JsonObject, pick, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { differingMembers } from '../../core/unordered.ts';

const operation = 'GET /accounts/{AccountId}/transactions' as const;
const first = (changes: object = {}) => ({ operation, data: { Transaction: [sampleTransaction({ ...changes })] } });
const again = (changes: object = {}) => ({ ...first(changes), probe: 'repeat' as const });
const mutable = { TransactionMutability: 'Mutable' };

function isImmutable(value: JsonObject): boolean {
  return entryStatus(value) === 'Booked' && value.TransactionMutability !== 'Mutable';
}

/** A record as it was shown first: where, and what it was in short. There may be too many to hold them. */
interface Shown extends Omit<Found, 'value'> {
  readonly digest: string;
}

function shown({ exchange, pointer, value }: Found): Shown {
  return { exchange, pointer, digest: hash('sha256', JSON.stringify(value), 'base64') };
}

/** The members in which a record differs from how it was shown, now and before; only one of another digest is read once more. */
function changedSince(before: Shown, now: Found): Beside | undefined {
  if (shown(now).digest === before.digest) return undefined;
  const found = recordsOf(before.exchange, 'Transaction').find(({ pointer }) => pointer === before.pointer);
  const names = found === undefined ? [] : differingMembers(found.value, now.value);
  if (found === undefined || names.length === 0) return undefined;
  return beside(pick(now.value, names), pick(found.value, names));
}

export default rule({
  id: 'AISP-TRA-005',
  optional: true,
  level: 'MUST',
  title: 'A booked transaction that is not marked as mutable never changes',
  matters:
    'Books that were closed on a booked payment are wrong when it changes later, and nothing tells the TPP to look again.',
  clause: clause('Transactions', 'Mutability'),
  scenarios: ['reads', 'filters', 'paging', 'transaction-permissions'],
  needs: 'a booked transaction with a TransactionId, shown at least twice under one consent',
  *judge(evidence) {
    const known = new Map<string, Shown>();
    const last = new Map<string, Found['exchange']>();
    for (const found of evidence.records('Transaction')) {
      const id = textAt(found.value, 'TransactionId');
      if (id === undefined) continue;
      const key = JSON.stringify([found.exchange.about.consent, found.value.AccountId, id]);
      const before = known.get(key);
      if (before === undefined) {
        last.set(key, found.exchange);
        if (isImmutable(found.value)) known.set(key, shown(found));
        continue;
      }
      // Two records of one answer that share an id are not one that changed: that is AISP-TRA-006.
      if (last.get(key) === found.exchange) continue;
      last.set(key, found.exchange);
      const changed = changedSince(before, found);
      yield look(found, changed === undefined, 'Expected the record as it was shown before', changed);
    }
  },
  accept: {
    'the same again': [first(), again()],
    'mutable until it is not': [
      first(mutable),
      again({ TransactionReference: 'REF 2' }),
      again({ TransactionReference: 'REF 2' }),
    ],
    'two records under one id in one answer': [
      first(),
      again(),
      { operation, data: { Transaction: [sampleTransaction(), sampleTransaction({ TransactionReference: 'REF 2' })] } },
    ],
    'less of it in the Basic view': [
      first(),
      {
        ...first({ TransactionInformation: undefined, Balance: undefined, MerchantDetails: undefined }),
        consent: 'basic',
      },
      again(),
    ],
    'pending, then booked on another day': [
      first({ Status: 'Pending', TransactionMutability: undefined }),
      again({ BookingDateTime: '2026-03-11T00:00:00+00:00' }),
      again({ BookingDateTime: '2026-03-11T00:00:00+00:00' }),
    ],
  },
  reject: {
    'another amount': [first(), again({ Amount: { Amount: '4.98', Currency: 'GBP' } })],
    'another date where no mutability is shown': [
      first({ TransactionMutability: undefined }),
      again({ TransactionMutability: undefined, BookingDateTime: '2026-03-11T09:42:26+00:00' }),
    ],
    'mutable after all': [first(), again(mutable)],
  },
});

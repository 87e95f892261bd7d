import type { Found, RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { recordsOf } from './evidence.ts';
import { textAt } from './json.ts';
import { below, type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';

/**
 * The answer that showed the same records before: for a repeated call, the first one; for a list of one account, the list over
 * all accounts under the same consent.
 */
function earlier(evidence: Evidence, { about }: RecordedExchange): RecordedExchange | undefined {
  const { probe, follows, operation, consent, accountId } = about;
  if (probe === 'repeat') return evidence.byId(follows);
  const bulk = operation?.replace('/accounts/{AccountId}', '');
  if (probe !== 'happy' || accountId === undefined || consent === undefined || bulk === undefined) return undefined;
  return evidence.successes({ probe, consent }).find((each) => each.about.operation === bulk);
}

/**
 * Looks at the optional ids of a kind of record: within one answer each names one record of its account, and a repeated
 * call, or another list, does not give a record that is still there another id. Records without an id are left aside.
 */
export function* lookAtIds(evidence: Evidence, record: RecordName, id: string): Generator<Look> {
  for (const exchange of evidence.successes()) {
    const seen = new Set<string>();
    const before = earlier(evidence, exchange);
    const renamed = before === undefined ? undefined : renamedIn([...recordsOf(before, record)], exchange, record, id);
    for (const found of recordsOf(exchange, record)) {
      const own = textAt(found.value, id);
      if (own === undefined) continue;
      const key = JSON.stringify([textAt(found.value, 'AccountId'), own]);
      yield look(below(found, id), !seen.has(key), `Expected a ${id} to name one record`, own);
      seen.add(key);
      if (renamed !== undefined) {
        yield look(below(found, id), !renamed.has(own), `Expected the same ${id} when the call is repeated`, own);
      }
    }
  }
}

/** The new ids of records that stood in an earlier answer with the same content and an id that is gone. */
function renamedIn(
  before: readonly Found[],
  exchange: Found['exchange'],
  record: RecordName,
  id: string,
): ReadonlySet<string> {
  const now = [...recordsOf(exchange, record)];
  const idsBefore = new Set(before.map(({ value }) => textAt(value, id)));
  const idsNow = new Set(now.map(({ value }) => textAt(value, id)));
  const orphans = new Set(
    before.filter(({ value }) => !idsNow.has(textAt(value, id))).map((each) => contentOf(each, id)),
  );
  return new Set(
    now.flatMap((each) => {
      const own = textAt(each.value, id);
      return own !== undefined && !idsBefore.has(own) && orphans.has(contentOf(each, id)) ? [own] : [];
    }),
  );
}

function contentOf({ value }: Found, id: string): string {
  const rest = Object.entries(value).filter(([name]) => name !== id);
  return JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1)));
}

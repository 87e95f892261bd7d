import type { Found } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { sameJson, textAt } from './json.ts';

/** A record as it was shown before, and again later. */
export interface Reappearance {
  readonly before: Found;
  readonly after: Found;
}

/**
 * The records of one list that appear again in a later one, whether under the same id or, with all else equal, under an
 * id that is new there while the old one is gone. Records without id are left out: they promise nothing.
 */
export function* reappearances(
  before: Iterable<Found>,
  after: Iterable<Found>,
  idName: string,
): Generator<Reappearance> {
  const earlier = [...before].filter(({ value }) => textAt(value, idName) !== undefined);
  const later = [...after].filter(({ value }) => textAt(value, idName) !== undefined);
  const ids = (list: readonly Found[]) => new Map(list.map((found) => [textAt(found.value, idName), found]));
  const [earlierIds, laterIds] = [ids(earlier), ids(later)];
  const newcomers = later.filter(({ value }) => !earlierIds.has(textAt(value, idName)));
  for (const found of earlier) {
    const same = laterIds.get(textAt(found.value, idName));
    const renamed =
      same ?? newcomers.find(({ value }) => sameJson({ ...value, [idName]: '' }, { ...found.value, [idName]: '' }));
    if (renamed !== undefined) yield { before: found, after: renamed };
  }
}

/** The accounts that appear in one list under the fullest consent and again in the next one. */
export function* accountsAgain(evidence: Evidence): Generator<Reappearance> {
  const lists = evidence.successes({ operation: 'GET /accounts', consent: 'detail' });
  for (const [index, list] of lists.entries()) {
    const last = lists[index - 1];
    if (last !== undefined) yield* reappearances(recordsOf(last, 'Account'), recordsOf(list, 'Account'), 'AccountId');
  }
}

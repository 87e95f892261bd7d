import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import type { World } from '../data/world.ts';
import { worldFour } from './version-four/entries.ts';
import { versionFourRewrite } from './version-four/rewrite.ts';
import { spelled } from './version-four/spelling.ts';

type Rewording = (record: Entry) => Entry;
type Rewrite = (record: Entry) => Entry | undefined;

type Entry = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value);

/** The entries of a list member, each written anew; the record as it is where it has no such list. */
function eachEntry(record: Entry, name: string, write: (entry: Entry) => Entry): Entry {
  const list = record[name];
  return isEntries(list) ? { ...record, [name]: list.map(write) } : record;
}

/** The points of a statement are a number in 3.1.0, a text in every later release. Clause: Statements, StatementValue. */
const pointsAsNumbers: Rewording = (record) =>
  eachEntry(record, 'StatementValue', (entry) => ({ ...entry, Value: Number(entry.Value) }));

/** What interest is for and how it comes about is told from 3.1.1 on. Clause: Statements, StatementInterest. */
const interestInShort: Rewording = (record) =>
  eachEntry(
    record,
    'StatementInterest',
    ({ Description: _, Rate: _1, RateType: _2, Frequency: _3, ...entry }) => entry,
  );

/** The representative APR of an overdraft came with 3.1.4. Clause: Products, PCA and BCA. */
const withoutApr: Rewording = (record) =>
  JSON.parse(JSON.stringify(record, (name, value) => (name === 'RepresentativeAPR' ? undefined : value)));

/** The world as a release can tell it; the same where it has no words that 3.1 lacks. `now` is in milliseconds since the epoch. */
export function worldIn(release: Release, world: World, now: () => number): World {
  return inRange(release, { since: '4.0.0' }) ? worldFour(world, now) : world;
}

/** Which records of a cluster a release has words for; undefined where it has words for all. What is left out counts on no page. */
export function toldIn(release: Release, cluster: ResourceGroup): ((record: object) => boolean) | undefined {
  if (cluster !== 'balances' || !inRange(release, { since: '4.0.0' })) return undefined;
  return (record) => 'Type' in record && spelled('balanceType', record.Type) !== undefined;
}

/**
 * How a cluster's records are written in `release` where it writes them in another form; undefined where it does not. A record for
 * which the release has no words is left out.
 */
export function rewriteFor(release: Release, cluster: ResourceGroup): Rewrite | undefined {
  if (inRange(release, { since: '4.0.0' })) {
    const rewrite = versionFourRewrite(cluster);
    return rewrite === undefined ? undefined : (record) => rewrite(record, release);
  }
  if (cluster === 'statements' && inRange(release, { until: '3.1.0' })) {
    return (record) => interestInShort(pointsAsNumbers(record));
  }
  return cluster === 'products' && inRange(release, { until: '3.1.3' }) ? withoutApr : undefined;
}

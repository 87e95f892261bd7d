import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';

type Rewrite = (record: Entry) => Entry;

type Entry = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value);

/** The entries of a list member, each written anew; the record as it is where it has no such list. */
function eachEntry(record: Entry, name: string, write: (entry: Entry) => Entry): Entry {
  const list = record[name];
  return isEntries(list) ? { ...record, [name]: list.map(write) } : record;
}

/** The points of a statement are a number in 3.1.0, a text in every later release. Clause: Statements, StatementValue. */
const pointsAsNumbers: Rewrite = (record) =>
  eachEntry(record, 'StatementValue', (entry) => ({ ...entry, Value: Number(entry.Value) }));

/** What interest is for and how it comes about is told from 3.1.1 on. Clause: Statements, StatementInterest. */
const interestInShort: Rewrite = (record) =>
  eachEntry(
    record,
    'StatementInterest',
    ({ Description: _, Rate: _1, RateType: _2, Frequency: _3, ...entry }) => entry,
  );

/** The representative APR of an overdraft came with 3.1.4. Clause: Products, PCA and BCA. */
const withoutApr: Rewrite = (record) =>
  JSON.parse(JSON.stringify(record, (name, value) => (name === 'RepresentativeAPR' ? undefined : value)));

/** How a cluster's records are written in `release` where it writes a value in another form; undefined where it does not. */
export function rewriteFor(release: Release, cluster: ResourceGroup): Rewrite | undefined {
  if (cluster === 'statements' && inRange(release, { until: '3.1.0' })) {
    return (record) => interestInShort(pointsAsNumbers(record));
  }
  return cluster === 'products' && inRange(release, { until: '3.1.3' }) ? withoutApr : undefined;
}

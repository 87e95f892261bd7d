import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';

type Rewrite = (record: Readonly<Record<string, unknown>>) => object;

interface Entry {
  readonly Value: string;
}

const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value);

/** The points of a statement are a number in 3.1.0, a text in every later release. Clause: Statements, StatementValue. */
const pointsAsNumbers: Rewrite = (record) => {
  const { StatementValue: values } = record;
  if (!isEntries(values)) return record;
  return { ...record, StatementValue: values.map((entry) => ({ ...entry, Value: Number(entry.Value) })) };
};

/** How a cluster's records are written in `release` where it writes a value in another form; undefined where it does not. */
export function rewriteFor(release: Release, cluster: ResourceGroup): Rewrite | undefined {
  return cluster === 'statements' && inRange(release, { until: '3.1.0' }) ? pointsAsNumbers : undefined;
}

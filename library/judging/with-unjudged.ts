import type { RunRecord } from '../../reports/contract/index.ts';

/** A record of a run that was to judge so many `rules`, of which `left` were not judged: incomplete unless there are none. */
export function withUnjudged(record: RunRecord, left: number, rules: number): RunRecord {
  if (left === 0) return record;
  const problems = ['The run was interrupted.', `${left} of ${rules} rules in the run were not judged.`];
  return { ...record, incomplete: true, problems: [...(record.problems ?? []), ...problems] };
}

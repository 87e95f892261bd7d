import type { Version } from '../releases.ts';
import type { Group } from './groups.ts';
import { statementCounts } from './statement-counts.ts';

export { statementCounts };

/** Id of one statement of the standard or of this service: `AISP-<group>-<number of three digits>`. */
export type StatementId = `AISP-${Group}-${string}`;

/** Every statement of either version, in the order of the groups. */
export const statementIds: readonly StatementId[] = (Object.entries(statementCounts) as [Group, number][]).flatMap(
  ([group, count]) =>
    Array.from({ length: count }, (_, index): StatementId => `AISP-${group}-${String(index + 1).padStart(3, '0')}`),
);

/** The statements that have to be answered for in a version: those of version 4 have no place in the one before. */
export function statementIdsOf(version: Version): readonly StatementId[] {
  return version === '4.0' ? statementIds : statementIds.filter((id) => !id.startsWith('AISP-V4-'));
}

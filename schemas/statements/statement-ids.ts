import type { Group } from './groups.ts';
import { statementCounts } from './statement-counts.ts';

export { statementCounts };

/** Id of one statement of the standard or of this service: `AISP-<group>-<number of three digits>`. */
export type StatementId = `AISP-${Group}-${string}`;

/** Every statement that has to be answered for, in the order of the groups. */
export const statementIds: readonly StatementId[] = (Object.entries(statementCounts) as [Group, number][]).flatMap(
  ([group, count]) =>
    Array.from({ length: count }, (_, index): StatementId => `AISP-${group}-${String(index + 1).padStart(3, '0')}`),
);

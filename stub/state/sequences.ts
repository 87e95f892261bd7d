import type { TableShape } from './table.ts';

/** Numbers that only grow, by what they count. */
export const sequences: TableShape<number> = { countsUp: true };

import type { Group } from './groups.ts';

/** Id of one statement of the standard or of this service: `AISP-<group>-<number of three digits>`. */
export type StatementId = `AISP-${Group}-${string}`;

/** How many statements each group has. They are numbered from 001 without a gap. */
export const statementCounts = {
  EP: 32,
  SEC: 26,
  HDR: 37,
  HTTP: 36,
  ERR: 22,
  ENV: 19,
  PAG: 20,
  FIL: 25,
  DTM: 11,
  FMT: 30,
  CON: 53,
  PRM: 36,
  PAN: 6,
  ACC: 20,
  BAL: 14,
  TRA: 25,
  BEN: 13,
  DIR: 8,
  STO: 16,
  SCP: 10,
  PAR: 16,
  PRO: 9,
  OFF: 5,
  STA: 15,
  SUP: 4,
  VER: 3,
  SEED: 22,
} as const satisfies Readonly<Record<Group, number>>;

/** Every statement that has to be answered for, in the order of the groups. */
export const statementIds: readonly StatementId[] = (Object.entries(statementCounts) as [Group, number][]).flatMap(
  ([group, count]) =>
    Array.from({ length: count }, (_, index): StatementId => `AISP-${group}-${String(index + 1).padStart(3, '0')}`),
);

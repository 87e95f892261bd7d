import type { Release } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';

/** What is told of an honest bank of one release that is taken for one of another, where version 4 is one of the two. */
export interface VersionDifference {
  readonly bank: Release;
  readonly judgedAs: Release;
  /** True where the target names the base path of the bank: otherwise another version is looked for where there is none. */
  readonly atItsPath: boolean;
  /** Rules that fail or warn: one for each thing in which the two differ, those of what was spelt otherwise first. */
  readonly breaks: readonly RuleId[];
  /** Members that the schemas do not know, beside those that left or came with version 4. */
  readonly unknown?: readonly string[];
}

/** Words and forms that the versions spell otherwise: of a status, a balance, an entry, an address, a mandate, an account. */
const words = [
  ...(['AISP-CON-004', 'AISP-BAL-003', 'AISP-TRA-015', 'AISP-TRA-002', 'AISP-FMT-018'] as const),
  ...(['AISP-DIR-002', 'AISP-STO-009', 'AISP-ACC-005'] as const),
] as const satisfies readonly RuleId[];

export const versionDifferences: readonly VersionDifference[] = [
  { bank: '4.0.0', judgedAs: '4.0.1', atItsPath: true, breaks: ['AISP-V4-115'] },
  {
    ...{ bank: '4.0.1', judgedAs: '4.0.0', atItsPath: true },
    breaks: ['AISP-V4-115', 'AISP-EP-031'],
    unknown: ['IntermediaryAgent1', 'IntermediaryAgent2', 'IntermediaryAgent3'],
  },
  {
    ...{ bank: '3.1.11', judgedAs: '4.0.1', atItsPath: true },
    breaks: [
      ...words,
      // Codes of errors, and bodies with a 401.
      ...(['AISP-V4-033', 'AISP-V4-038', 'AISP-V4-039', 'AISP-TRA-012a'] as const),
      // A consent that was withdrawn, is past its end, or for which the PSU is wanted back.
      ...(['AISP-V4-008', 'AISP-V4-009', 'AISP-V4-010'] as const),
      // Members that stand elsewhere.
      ...(['AISP-V4-067', 'AISP-V4-098', 'AISP-V4-101'] as const),
    ],
  },
  {
    ...{ bank: '4.0.1', judgedAs: '3.1.11', atItsPath: true },
    breaks: [
      ...words,
      ...(['AISP-ERR-001', 'AISP-ERR-004', 'AISP-ERR-010', 'AISP-SEC-004', 'AISP-TRA-012'] as const),
      ...(['AISP-SEC-013', 'AISP-CON-042'] as const),
      ...(['AISP-DIR-001', 'AISP-STO-001', 'AISP-EP-031'] as const),
    ],
  },
  { bank: '3.1.11', judgedAs: '4.0.1', atItsPath: false, breaks: [] },
  { bank: '4.0.1', judgedAs: '3.1.11', atItsPath: false, breaks: [] },
];

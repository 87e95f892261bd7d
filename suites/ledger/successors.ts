import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';

/**
 * Which rules answer in version 4 for statements other than those that they name: for one of 3.1 that asks something else there, or in
 * other members, and for one of version 4 that a rule of both versions answers for. The rule of 3.1 answers for its own where it
 * measures by the schema of the release or by what the profile says, so that it turned with them.
 */
export const successors: Readonly<Partial<Record<StatementId, readonly RuleId[]>>> = {
  'AISP-ERR-001': ['AISP-ERR-001'],
  'AISP-ERR-004': ['AISP-ERR-004'],
  'AISP-ERR-007': ['AISP-ERR-007'],
  'AISP-ERR-010': ['AISP-V4-033', 'AISP-V4-034'],
  'AISP-SEC-004': ['AISP-V4-038'],
  'AISP-SEC-013': ['AISP-V4-008'],
  'AISP-SEC-015': ['AISP-V4-017'],
  'AISP-CON-030': ['AISP-V4-018'],
  'AISP-CON-031': ['AISP-V4-018'],
  'AISP-CON-042': ['AISP-V4-009'],
  'AISP-FIL-007': ['AISP-FIL-007'],
  'AISP-TRA-012': ['AISP-TRA-012a'],
  'AISP-DIR-001': ['AISP-DIR-001a'],
  'AISP-DIR-004': ['AISP-V4-105'],
  'AISP-STO-001': ['AISP-STO-001a'],
  'AISP-STO-002': ['AISP-V4-105'],
  'AISP-STO-003': ['AISP-V4-105'],
  'AISP-STO-004': ['AISP-V4-105'],
  'AISP-STO-005': ['AISP-V4-105'],
  'AISP-PAR-009': ['AISP-PAR-009a'],
  'AISP-PAR-012': ['AISP-PAR-012', 'AISP-V4-122'],
  'AISP-SEED-004': ['AISP-SEED-004'],
  'AISP-SEED-005': ['AISP-SEED-005'],
  'AISP-V4-011': ['AISP-V4-010'],
  'AISP-V4-013': ['AISP-SEC-014'],
  'AISP-V4-019': ['AISP-V4-008', 'AISP-SEC-012', 'AISP-SEC-019'],
  'AISP-V4-023': ['AISP-CON-004'],
  'AISP-V4-042': ['AISP-ERR-012'],
  'AISP-V4-043': ['AISP-ERR-020'],
  'AISP-V4-044': ['AISP-ERR-016', 'AISP-ERR-017'],
  'AISP-V4-045': ['AISP-ERR-011'],
  'AISP-V4-060': ['AISP-PAG-002'],
  'AISP-V4-061': ['AISP-ENV-002'],
  'AISP-V4-063': ['AISP-FIL-011'],
  'AISP-V4-058': ['AISP-HTTP-029'],
  'AISP-V4-081': ['AISP-BAL-003', 'AISP-TRA-015'],
  'AISP-V4-090': ['AISP-PRM-029'],
};

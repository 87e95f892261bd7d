import type { StatementId } from '../../schemas/statements/statement-ids.ts';

/** The statements of version 4 that have neither a rule nor a reason to have none: what this harness does not judge yet. */
export const openStatements: readonly StatementId[] = [
  'AISP-V4-025',
  'AISP-V4-048',
  'AISP-V4-049',
  'AISP-V4-051',
  'AISP-V4-052',
  'AISP-V4-053',
  'AISP-V4-054',
  'AISP-V4-055',
  'AISP-V4-056',
  'AISP-V4-060',
  'AISP-V4-061',
  'AISP-V4-063',
  'AISP-V4-065',
  'AISP-V4-066',
  'AISP-V4-110',
  'AISP-V4-111',
  'AISP-V4-115',
];

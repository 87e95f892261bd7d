import type { StatementId } from '../../schemas/statements/statement-ids.ts';

/** The statements of version 4 that have neither a rule nor a reason to have none: what this harness does not judge yet. There are none. */
export const openStatements: readonly StatementId[] = [];

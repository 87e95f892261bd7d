import { type OperationId, operation, type ResourceGroup } from '../../schemas/operations.ts';
import type { Evidence } from './evidence.ts';
import { type Group, groupOf, type Rule } from './rule.ts';

/** The operations whose answers a rule is about although it asks for all answers alike. */
const resources: Readonly<Partial<Record<Group, ResourceGroup>>> = {
  ACC: 'accounts',
  BAL: 'balances',
  TRA: 'transactions',
  BEN: 'beneficiaries',
  DIR: 'direct-debits',
  STO: 'standing-orders',
  SCP: 'scheduled-payments',
  PAR: 'parties',
  PRO: 'products',
  OFF: 'offers',
  STA: 'statements',
};

/**
 * The offered operations whose answers a rule would have looked at, first those that it asked for by name. Every read of data
 * where it asked for answers of any kind; none where it is about error bodies alone.
 */
export function operationsAsked(
  rule: Pick<Rule, 'id' | 'owns'>,
  { sought }: Evidence,
  offered: readonly OperationId[],
): readonly OperationId[] {
  const named = [...sought].filter((id) => offered.includes(id));
  if (named.length > 0) return named;
  const families = rule.owns?.families;
  if (families !== undefined) {
    return offered.filter((id) => families.some((family) => family === operation(id).response));
  }
  const resource = resources[groupOf(rule)];
  return offered.filter((id) =>
    resource === undefined ? operation(id).grant === 'authorization_code' : operation(id).group === resource,
  );
}

/** True for a rule that is about the answers of some operations, and not about answers of any kind. */
export function asksForSome({ id, owns }: Pick<Rule, 'id' | 'owns'>, { sought }: Evidence): boolean {
  return sought.size > 0 || owns?.families !== undefined || resources[groupOf({ id })] !== undefined;
}

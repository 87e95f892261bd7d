import { type OperationId, operation, type ResourceGroup } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';

type Applies = (profile: BankProfile) => true | string;

/** For `applies`: the profile offers at least one operation of a resource group. */
export function offersGroup(group: ResourceGroup): Applies {
  return ({ operations }) =>
    operations.some((id) => operation(id).group === group) || 'The bank does not offer this resource.';
}

/** For `applies`: the profile offers all of these operations. */
export function offersAll(...ids: readonly OperationId[]): Applies {
  return ({ operations }) => ids.every((id) => operations.includes(id)) || 'The bank does not offer this operation.';
}

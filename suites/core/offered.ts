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

/** For `applies`: the profile offers at least one operation of a kind. */
export function offersOf(kind: (id: OperationId) => boolean): Applies {
  return ({ operations }) => operations.some(kind) || 'The bank offers no operation that this rule is about.';
}

/** For `applies` of a rule of the service document that a bank may have no use for. */
export function ofService(applies: Applies): Applies {
  return (profile) => (promisesService(profile) === true ? applies(profile) : promisesService(profile));
}

/** For `applies`: the profile keeps the service document, whose rules are no rules of the standard. */
export function promisesService({ servicePromises }: BankProfile): true | string {
  return servicePromises === true || 'The profile promises nothing beyond the standard.';
}

import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Discovery } from './read-discovery.ts';

/** The profile that the endpoints of `source`, such as "a discovery file", stand for. What it cannot say is noted. */
export function toProfile(
  { name, endpoints }: Pick<Discovery, 'name' | 'endpoints'>,
  note: (text: string) => void,
  source: string,
): BankProfile {
  const given = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\/+$/, '')}`);
  for (const id of given) {
    if (!operationIds.some((each) => each === id)) note(`The endpoint ${id}: the standard has no such operation.`);
  }
  const missing = operationIds.filter((id) => operation(id).implementation === 'mandatory' && !given.includes(id));
  for (const id of missing) note(`That ${id} is not offered: it is mandatory, and stands in the profile.`);
  const refined = endpoints.filter(({ isRefined }) => isRefined).length;
  if (refined > 0) {
    note(
      `The conditional properties of ${refined} endpoints: members that a bank may leave out are judged where they come.`,
    );
  }
  const offered = new Set<OperationId>([...operationIds.filter((id) => given.includes(id)), ...missing]);
  return {
    name: name.slice(0, 70) || 'imported',
    description: `Imported from ${source} of the official conformance suite`,
    operations: operationIds.filter((id) => offered.has(id)),
    notImplemented: [404],
    standingOrdersDayOnly: false,
    creditorsAreKnown: false,
  };
}

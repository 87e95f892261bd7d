import type { ResourceGroup } from '../../schemas/operations.ts';
import type { BankContext } from '../bank-context.ts';
import type { Access } from '../guards/consent.ts';
import { maskPans } from './pan.ts';

/** The records of a cluster as the consent lets its holder see them: view by permission, PANs masked. */
export function disclose(
  bank: BankContext,
  access: Access,
  cluster: ResourceGroup,
  records: readonly object[],
): readonly object[] {
  const { permissions } = access.consent;
  const elements = bank.behaviours.withheld(cluster, permissions);
  const clear = bank.behaviours.panInClear(permissions);
  if (elements.length === 0 && clear) return records;
  return records.map((record) => {
    const shown: Record<string, unknown> = { ...record };
    for (const element of elements) delete shown[element];
    return clear ? shown : (maskPans(shown, bank.behaviours.maskPan) as object);
  });
}

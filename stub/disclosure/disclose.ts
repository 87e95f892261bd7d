import type { ResourceGroup } from '../../schemas/operations.ts';
import type { BankContext } from '../answering/bank-context.ts';
import type { Access } from '../guards/consent.ts';
import { rewriteFor } from '../release/values.ts';
import { maskPans } from './pan.ts';

/**
 * The records of a cluster as the consent lets its holder see them and as the release writes them: view by permission,
 * PANs masked, no member of a later release.
 */
export function disclose(
  bank: BankContext,
  access: Access,
  cluster: ResourceGroup,
  records: readonly object[],
): readonly object[] {
  const { permissions } = access.consent;
  const elements = [
    ...bank.behaviours.withheld(cluster, permissions),
    ...bank.behaviours.membersNotIn(bank.release, cluster),
  ];
  const clear = bank.behaviours.panInClear(permissions);
  const rewrite = rewriteFor(bank.release, cluster);
  if (elements.length === 0 && clear && rewrite === undefined) return records;
  return records.map((record) => {
    const shown: Record<string, unknown> = { ...record };
    for (const element of elements) delete shown[element];
    const written = rewrite === undefined ? shown : rewrite(shown);
    return clear ? written : (maskPans(written, bank.behaviours.maskPan) as object);
  });
}

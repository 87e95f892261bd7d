import type { ResourceGroup } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Release } from '../../schemas/releases.ts';
import type { membersNotIn } from '../release/members.ts';
import { rewriteFor } from '../release/values.ts';
import { type maskPan, maskPans, type panInClear } from './pan.ts';
import type { withheld } from './view.ts';

/** What of the bank disclosure depends on. */
export interface DisclosingBank {
  readonly release: Release;
  readonly behaviours: {
    readonly withheld: typeof withheld;
    readonly membersNotIn: typeof membersNotIn;
    readonly panInClear: typeof panInClear;
    readonly maskPan: typeof maskPan;
  };
}

/**
 * The records of a cluster as the consent lets its holder see them and as the release writes them: view by permission,
 * PANs masked, no member of a later release.
 */
export function disclose(
  bank: DisclosingBank,
  permissions: readonly PermissionCode[],
  cluster: ResourceGroup,
  records: readonly object[],
): readonly object[] {
  const elements = [
    ...bank.behaviours.withheld(cluster, permissions),
    ...bank.behaviours.membersNotIn(bank.release, cluster),
  ];
  const clear = bank.behaviours.panInClear(permissions);
  const rewrite = rewriteFor(bank.release, cluster);
  if (elements.length === 0 && clear && rewrite === undefined) return records;
  return records.flatMap((record) => {
    const written = rewrite === undefined ? record : rewrite(record as Readonly<Record<string, unknown>>);
    if (written === undefined) return [];
    const shown: Record<string, unknown> = { ...written };
    for (const element of elements) delete shown[element];
    return [clear ? shown : (maskPans(shown, bank.behaviours.maskPan) as object)];
  });
}

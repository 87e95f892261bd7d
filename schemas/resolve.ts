import type { Definitions, JsonSchema } from './json-schema.ts';
import { messageName } from './message-names.ts';
import { definitions, messages } from './messages/messages.ts';
import { type MessageFamily, messageFamilies, type OperationId, operation } from './operations.ts';
import type { BankProfile } from './profiles/bank-profile.ts';
import { isClosed, publishedRegime, type Regime } from './regime.ts';
import { inRange, type Release } from './releases.ts';
import { resolveSchema } from './resolve-schema.ts';
import { type PartySupplementaryData, withSupplementaryData } from './supplementary-data.ts';
import { detailMembers, hasViews, type View, viewOf, views } from './view.ts';

export interface ResolveOptions {
  readonly release: Release;
  /** Basic or Detail, for the six families that have them; without it both are allowed. */
  readonly view?: View | undefined;
  /** Opens OBParty2 for `SupplementaryData`; for other families it means nothing. */
  readonly partySupplementaryData?: PartySupplementaryData | undefined;
  /** `as-published` unless given: closed objects as the release closes them. */
  readonly regime?: 'as-published' | 'closed' | 'open' | undefined;
}

/** One schema as `aisp schemas` writes it. */
export interface NamedMessage {
  /** Name of the message with the view's suffix, such as `OBReadAccount6Basic`; also `$id` and title. */
  readonly name: string;
  readonly family: MessageFamily;
  readonly view?: View;
  readonly schema: JsonSchema;
}

/**
 * The message of `family` as plain, self-contained JSON Schema 2020-12, with the message's name as `$id` and title.
 * Throws a TypeError for a view of a family that has none, and for a message the release does not have.
 */
export function resolveMessage(family: MessageFamily, options: ResolveOptions): JsonSchema {
  const regime = regimeOf(options);
  const name = `${messageName(family, options.release)}${suffixOf(options.view)}`;
  const defs = { ...definitions, ...viewRecord(family, options.view, regime), ...extendedParty(family, options) };
  const resolved = resolveSchema(messages[family], defs, options.release, regime);
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: name, title: name, ...resolved };
}

/** Every message that a bank of `profile` sends or takes in `release`, views included. */
export function listMessages(release: Release, profile: BankProfile): readonly NamedMessage[] {
  return messageFamilies
    .filter((family) => isSpoken(family, release, profile.operations))
    .flatMap((family) => (hasViews(family) ? [undefined, ...views] : [undefined]).map((view) => ({ family, view })))
    .map(({ family, view }) => {
      const partySupplementaryData = supplementaryDataFor(family, profile);
      const schema = resolveMessage(family, { release, view, partySupplementaryData });
      const name = `${messageName(family, release)}${suffixOf(view)}`;
      return { name, family, ...(view === undefined ? {} : { view }), schema };
    });
}

/**
 * The profile's party extension where it holds: on `operation` if given, else on any operation that answers with `family`.
 */
export function supplementaryDataFor(
  family: MessageFamily,
  profile: BankProfile,
  operationId?: OperationId,
): PartySupplementaryData | undefined {
  const extension = profile.partySupplementaryData;
  const answers = (id: OperationId): boolean =>
    operation(id).response === family && (operationId === undefined || id === operationId);
  return extension?.operations.some(answers) ? extension : undefined;
}

function suffixOf(view: View | undefined): '' | 'Basic' | 'Detail' {
  if (view === undefined) return '';
  return view === 'basic' ? 'Basic' : 'Detail';
}

function regimeOf({ release, regime = 'as-published' }: ResolveOptions): Regime {
  return regime === 'as-published' ? publishedRegime(release) : regime;
}

function viewRecord(family: MessageFamily, view: View | undefined, regime: Regime): Definitions {
  if (view === undefined) return {};
  if (!hasViews(family)) throw new TypeError(`Messages of the family "${family}" have no Basic and Detail views`);
  const { record } = detailMembers[family];
  const base = definitions[record];
  if (base === undefined) throw new TypeError(`The record "${record}" is not defined`);
  return { [record]: viewOf(base, family, view, isClosed(base, regime)) };
}

function extendedParty(family: MessageFamily, { partySupplementaryData }: ResolveOptions): Definitions {
  const party = definitions.OBParty2;
  if (partySupplementaryData === undefined || party === undefined) return {};
  if (family !== 'party' && family !== 'parties') return {};
  return { OBParty2: withSupplementaryData(party, partySupplementaryData) };
}

function isSpoken(family: MessageFamily, release: Release, offered: readonly OperationId[]): boolean {
  if (family === 'error') return true;
  if (family === 'consent-request') return offered.includes('POST /account-access-consents');
  return offered.some((id) => {
    const { response, releases = {} } = operation(id);
    return response === family && inRange(release, releases);
  });
}

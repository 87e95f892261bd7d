import { createHash } from 'node:crypto';
import type { JsonSchema } from '../../schemas/json-schema.ts';
import { hasMessage, messageName } from '../../schemas/message-names.ts';
import { type MessageFamily, messageFamilies } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { Release } from '../../schemas/releases.ts';
import { resolveMessage } from '../../schemas/resolve.ts';
import { hasViews, type View, views } from '../../schemas/view.ts';
import { validatorFor } from '../../suites/validation/validators.ts';
import type { Side } from './comparison.ts';
import { errataOf, repaired } from './errata/errata.ts';
import type { Erratum } from './errata/erratum.ts';
import { nameWithView, officialJudge, standingAlone, withView } from './judges.ts';
import { type OfficialDefinitions, officialDocument } from './official-document.ts';
import type { OfficialFile } from './official-files.ts';

/** A message of a file and the same of ours, in one view or without. */
export interface Pair {
  readonly title: string;
  readonly family: MessageFamily;
  readonly view: View | undefined;
  /** Equal for pairs of which both sides are equal but for names: what holds of one holds of the other. */
  readonly key: string;
  sides(): { readonly us: Side; readonly them: Side };
}

type Sides = ReturnType<Pair['sides']>;

/** The sides of equal pairs are made once: compiling a product takes long. */
const made = new Map<string, Sides>();

/** Every message of a release, in each of its views. */
export function pairsOf(release: Release, definitions: OfficialDefinitions): readonly Pair[] {
  return messageFamilies
    .filter((family) => hasMessage(family, release))
    .flatMap((family) => (hasViews(family) ? [undefined, ...views] : [undefined]).map((view) => ({ family, view })))
    .map(({ family, view }) => pair(release, definitions, family, view));
}

/**
 * One message of a release, and its counterpart in a file's definitions. The bank profile is bare: what the service adds is no
 * part of the standard.
 */
export function pair(
  release: Release,
  definitions: OfficialDefinitions,
  family: MessageFamily,
  view: View | undefined,
): Pair {
  const message = messageName(family, release);
  const viewed = view !== undefined && hasViews(family) ? withView(message, family, view, definitions) : definitions;
  const name = view === undefined ? message : nameWithView(message, view);
  const ours = resolveMessage(family, { release, view });
  const theirs = standingAlone(name, viewed);
  const key = createHash('sha256').update(essence(ours)).update(essence(theirs)).digest('hex');
  const make = (): Sides => {
    const { partySupplementaryData: _, ...profile } = fullProfile;
    const validate = validatorFor({ family, view, release, profile });
    const us = { takes: (body: unknown) => validate(body).length === 0, schema: ours };
    return { us, them: { takes: officialJudge(theirs), schema: theirs } };
  };
  return {
    title: `${message}${view === undefined ? '' : `, ${view}`}`,
    family,
    view,
    key,
    sides: () => {
      const sides = made.get(key) ?? make();
      made.set(key, sides);
      return sides;
    },
  };
}

/** The definitions of a file, all its errata repaired but for those left out; without any repair where none is asked for. */
export function definitionsOf(
  file: OfficialFile,
  files: readonly OfficialFile[],
  isRepaired: (erratum: Erratum) => boolean = () => true,
): OfficialDefinitions {
  const { definitions } = officialDocument(file.read());
  const other = files.find(({ release, form }) => release === file.release && form !== file.form);
  const twin = other === undefined ? {} : officialDocument(other.read()).definitions;
  return repaired(definitions, twin, errataOf(file.release, file.form).filter(isRepaired));
}

/** What a schema says, without its names and descriptions. */
function essence(schema: JsonSchema): string {
  return JSON.stringify(schema, (keyword, value: unknown) =>
    ['$id', 'title', 'description'].includes(keyword) && typeof value === 'string' ? undefined : value,
  );
}

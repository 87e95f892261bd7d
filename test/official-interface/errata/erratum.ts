import type { MessageFamily } from '../../../schemas/operations.ts';
import type { Release, ReleaseRange } from '../../../schemas/releases.ts';
import type { View } from '../../../schemas/view.ts';
import type { OfficialDefinitions, OfficialSchema } from '../official-document.ts';
import type { Form } from '../official-files.ts';

/** A body that shows an erratum: one of the two takes it, the other does not. */
export interface Witness {
  readonly family: MessageFamily;
  readonly view?: View;
  readonly body: unknown;
}

/** A place where our schemas depart from a published file on purpose. */
export interface Erratum {
  /** A slug, as in the title of its test. */
  readonly id: string;
  readonly releases: ReleaseRange;
  /** The forms of the file that have it; both when left out. */
  readonly forms?: readonly Form[];
  /** What the file says, and why we do not follow it. */
  readonly reason: string;
  /** Where the prose, or another published file, says so. */
  readonly clause: string;
  /** The file's definitions as they ought to be. `twin` are those of the same release in the other form, empty if it has none. */
  repair(definitions: OfficialDefinitions, twin: OfficialDefinitions): OfficialDefinitions;
  readonly takenBy: 'us' | 'the published file';
  witness(release: Release): Witness;
}

/** Rebuilds every schema of some definitions from the inside out; `path` is the JSON pointer of the schema. */
export function eachSchema(
  definitions: OfficialDefinitions,
  change: (schema: OfficialSchema, path: string) => OfficialSchema,
): OfficialDefinitions {
  const visit = (schema: OfficialSchema, path: string): OfficialSchema => {
    const { properties, items, oneOf } = schema;
    const inside = {
      ...schema,
      ...(properties === undefined ? {} : { properties: named(properties, (name) => `${path}/properties/${name}`) }),
      ...(items === undefined ? {} : { items: visit(items, `${path}/items`) }),
      ...(oneOf === undefined ? {} : { oneOf: oneOf.map((each, index) => visit(each, `${path}/oneOf/${index}`)) }),
    };
    return change(inside, path);
  };
  const named = (schemas: OfficialDefinitions, path: (name: string) => string): OfficialDefinitions =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, visit(schema, path(name))]));
  return named(definitions, (name) => `/${name}`);
}

/** A schema without some of its keywords. */
export function without(schema: OfficialSchema, ...keywords: readonly (keyof OfficialSchema)[]): OfficialSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.some((each) => each === keyword)));
}

/** A message of one record, with all that any release requires round it. */
export function messageOf(list: string, record: unknown): unknown {
  return { Data: { [list]: record }, Links: { Self: 'https://bank.example/resource' }, Meta: {} };
}

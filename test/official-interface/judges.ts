import { Ajv2020 } from 'ajv/dist/2020.js';
import { detailMembers, type View, type ViewFamily } from '../../schemas/view.ts';
import { formats } from '../../suites/validation/formats.ts';
import type { OfficialDefinitions, OfficialSchema } from './official-document.ts';

/** True for a body that a schema takes. */
export type Takes = (body: unknown) => boolean;

/**
 * The judge of a published schema. What counts as a date-time or a URI is the same on both sides, as it is no matter of the
 * schemas; `float`, `int64` and `binary` are notes on precision, and judge nothing.
 */
export function officialJudge(schema: OfficialSchema): Takes {
  const notes = { float: true, int64: true, binary: true } as const;
  const validate = new Ajv2020({ strict: false, formats: { ...formats, ...notes }, code: { optimize: false } }).compile(
    schema,
  );
  return (body) => validate(body) === true;
}

/** A schema by its name, with all that it refers to; one that takes nothing where the file has none of that name. */
export function standingAlone(name: string, definitions: OfficialDefinitions): OfficialSchema {
  const root = definitions[name];
  if (root === undefined) return { not: {} };
  const used: Record<string, OfficialSchema> = {};
  const use = (schema: OfficialSchema): void => {
    for (const [, referred = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = definitions[referred];
      if (used[referred] !== undefined || definition === undefined) continue;
      used[referred] = definition;
      use(definition);
    }
  };
  use(root);
  return { ...root, $defs: used };
}

/** What the message `name` is called where its records are those of a view. */
export function nameWithView(name: string, view: View): string {
  return `${name} ${view}`;
}

/**
 * The definitions of a published file with the message `name` for one view: its records are the file's own for that view, which
 * the Swagger files and all from 3.1.6 on hold without referring to them.
 */
export function withView(
  name: string,
  family: ViewFamily,
  view: View,
  definitions: OfficialDefinitions,
): OfficialDefinitions {
  const record = recordName(family, view, definitions);
  const message = definitions[name];
  const data = dereferenced(message?.properties?.Data, definitions);
  const [[list = '', member] = []] = Object.entries(data?.properties ?? {});
  const items = { ...member, items: { $ref: `#/$defs/${record}` } };
  const Data = { ...data, properties: { ...data?.properties, [list]: items } };
  return { ...definitions, [nameWithView(name, view)]: { ...message, properties: { ...message?.properties, Data } } };
}

/** The newest of the file's records of a view: some files keep those of earlier releases as well. */
function recordName(family: ViewFamily, view: View, definitions: OfficialDefinitions): string {
  const stem = detailMembers[family].record.replace(/\d+$/, '');
  const suffix = view === 'basic' ? 'Basic' : 'Detail';
  const names = Object.keys(definitions).filter((name) => new RegExp(`^${stem}\\d+${suffix}$`).test(name));
  const [newest] = names.sort().reverse();
  if (newest === undefined) throw new TypeError(`The published file has no record "${stem}${suffix}"`);
  return newest;
}

function dereferenced(
  schema: OfficialSchema | undefined,
  definitions: OfficialDefinitions,
): OfficialSchema | undefined {
  return schema?.$ref === undefined ? schema : definitions[schema.$ref.replace('#/$defs/', '')];
}

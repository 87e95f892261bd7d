import { targetSchema } from '../../suites/target/target-schema.ts';

/** As much of JSON Schema as the schema of a target file is written in. */
export interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  readonly items?: SchemaPart;
  readonly oneOf?: readonly SchemaPart[];
  readonly additionalProperties?: boolean | SchemaPart;
}

export type Step = string | number;

export const wholeSchema: SchemaPart = targetSchema;

/** The values of `kind` that tell the ways to have tokens apart. */
export const tokenKinds: readonly string[] = (wholeSchema.properties?.tokens?.oneOf ?? []).map(
  ({ properties }) => properties?.kind?.const ?? '',
);

/** A part as it is for a value: of several alternatives that which the `kind` of the value names. */
export function alternative(part: SchemaPart, kind: unknown): SchemaPart {
  return part.oneOf?.find(({ properties }) => properties?.kind?.const === kind) ?? part;
}

/** What the schema says at a path of a target file with such a kind of tokens; undefined where it says nothing. */
export function partAt(path: readonly Step[], kind: string): SchemaPart | undefined {
  let part: SchemaPart | undefined = wholeSchema;
  for (const step of path) {
    const here: SchemaPart = alternative(part, kind);
    part = typeof step === 'number' ? here.items : memberOf(here, step);
    if (part === undefined) return undefined;
  }
  return part;
}

function memberOf({ properties = {}, additionalProperties }: SchemaPart, name: string): SchemaPart | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

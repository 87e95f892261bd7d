import type { AnnotatedSchema, Definitions, JsonSchema } from './json-schema.ts';
import { isClosed, type Regime } from './regime.ts';
import { inRange, type Release } from './releases.ts';

const refPrefix = '#/$defs/';

/** Keywords that mean the same in the base and in plain JSON Schema. */
const kept = [
  '$ref',
  'title',
  'description',
  'type',
  'minProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
] as const satisfies readonly (keyof AnnotatedSchema & keyof JsonSchema)[];

/**
 * Resolves `root` for one release: members, enum values and requirements of other releases fall away, objects are closed
 * as the regime has it, and `$defs` holds the definitions in use. Throws a TypeError for a reference to nothing.
 */
export function resolveSchema(
  root: AnnotatedSchema,
  definitions: Definitions,
  release: Release,
  regime: Regime,
): JsonSchema {
  const used = new Map<string, JsonSchema>();

  const use = (reference: string): void => {
    const name = reference.slice(refPrefix.length);
    if (used.has(name)) return;
    const definition = definitions[name];
    if (definition === undefined) throw new TypeError(`The base refers to "${reference}", which is not defined`);
    used.set(name, {});
    used.set(name, resolve(definition));
  };

  const members = (schema: AnnotatedSchema): [string, AnnotatedSchema][] =>
    Object.entries(schema.properties ?? {}).filter(([, member]) => inRange(release, rangeOf(member)));

  const resolve = (schema: AnnotatedSchema): JsonSchema => {
    const replacement = schema['x-by-release']?.find((entry) => inRange(release, entry));
    if (replacement !== undefined) return resolve(replacement.schema);
    if (schema.$ref !== undefined) use(schema.$ref);
    const plain: Record<string, unknown> = {};
    for (const keyword of kept) if (schema[keyword] !== undefined) plain[keyword] = schema[keyword];
    const properties = Object.fromEntries(members(schema).map(([name, member]) => [name, resolve(member)]));
    if (schema.properties !== undefined) plain.properties = properties;
    const required = requiredIn(schema, release).filter((name) => Object.hasOwn(properties, name));
    if (required.length > 0) plain.required = required;
    if (schema.enum !== undefined) plain.enum = enumIn(schema.enum, schema, release);
    if (schema.items !== undefined) plain.items = resolve(schema.items);
    if (schema.not !== undefined) plain.not = resolve(schema.not);
    if (isClosed(schema, regime)) plain.additionalProperties = false;
    return plain;
  };

  const resolved = resolve(root);
  const inOrder = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...resolved, ...(used.size > 0 ? { $defs: Object.fromEntries(inOrder) } : {}) };
}

function rangeOf(member: AnnotatedSchema): { since?: Release; until?: Release } {
  const { 'x-since': since, 'x-until': until } = member;
  return { ...(since !== undefined ? { since } : {}), ...(until !== undefined ? { until } : {}) };
}

function requiredIn(schema: AnnotatedSchema, release: Release): readonly string[] {
  const sometimes = Object.entries(schema['x-required'] ?? {}).filter(([, range]) => inRange(release, range));
  return [...new Set([...(schema.required ?? []), ...sometimes.map(([name]) => name)])];
}

function enumIn(values: readonly string[], schema: AnnotatedSchema, release: Release): readonly string[] {
  const ranges = schema['x-enum'] ?? {};
  return values.filter((value) => inRange(release, ranges[value] ?? {}));
}

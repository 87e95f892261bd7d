import fc from 'fast-check';
import type { JsonSchema } from '../../schemas/json-schema.ts';

/** A value for a place, instead of what the schema alone would lead to; undefined leaves the place to its schema. */
export type Known = (name: string, schema: JsonSchema) => fc.Arbitrary<unknown> | undefined;

/** A schema to generate from: those of the published files have alternatives too. */
export interface GeneratedSchema extends JsonSchema {
  readonly oneOf?: readonly GeneratedSchema[];
  readonly 'x-namespaced-enum'?: readonly string[];
}

/** Which of the members that may be left out are there: some, all, or none. */
export type Optional = 'some' | 'all' | 'none';

interface Context {
  readonly definitions: Readonly<Record<string, GeneratedSchema>>;
  readonly known: Known;
  readonly optional: Optional;
}

/** Enough entries to be several, few enough to be quick. */
const mostItems = 3;

/**
 * Values that keep to a resolved message schema: one arbitrary for the keywords that these schemas use. Throws a TypeError for
 * a schema with another one, so that nothing is left out unseen.
 */
export function valuesOf(
  schema: GeneratedSchema,
  known: Known = () => undefined,
  optional: Optional = 'some',
): fc.Arbitrary<unknown> {
  return toArbitrary(schema, '', { definitions: schema.$defs ?? {}, known, optional });
}

const understood: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$defs', '$ref', 'title', 'description', 'default', 'additionalProperties'],
  ...['type', 'properties', 'required', 'minProperties', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['enum', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'not'],
  ...['oneOf', 'x-namespaced-enum'],
]);

function toArbitrary(schema: GeneratedSchema, name: string, context: Context): fc.Arbitrary<unknown> {
  const strange = Object.keys(schema).find((keyword) => !understood.has(keyword));
  if (strange !== undefined) throw new TypeError(`the generator does not know the keyword ${strange}`);
  const { $ref, ...beside } = schema;
  if ($ref !== undefined) {
    const target = context.definitions[$ref.replace('#/$defs/', '')];
    if (target === undefined) throw new TypeError(`there is no definition ${$ref}`);
    return toArbitrary({ ...target, ...beside }, name, context);
  }
  const found = context.known(name, schema);
  if (found !== undefined) return found;
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((each) => toArbitrary(each, name, context)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, context);
    case 'array':
      return arrayOf(schema, name, context);
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000 });
    case 'number':
      return fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 1000);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant('anything');
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const members = Object.entries(properties)
    .filter(([name, member]) => required.includes(name) || isWanted(member, context))
    .map(([name, member]) => [name, toArbitrary(member, name, context)] as const);
  const all = context.optional === 'all';
  const keys = members.map(([name]) => name).filter((name) => all || required.includes(name));
  const records = fc.record(Object.fromEntries(members), { requiredKeys: keys }).map((record) => ({ ...record }));
  // What has no member is left out, says the prose.
  const mayBeEmpty = members.length === 0 || context.optional === 'none';
  return mayBeEmpty ? records : records.filter((record) => Object.keys(record).length > 0);
}

function isWanted(member: JsonSchema, context: Context): boolean {
  if (context.optional === 'some') return !holdsNothing(member, context);
  return context.optional === 'all' && member.not === undefined;
}

/** True for what refuses every value, and for an object that has no member to hold: the prose has both left out. */
function holdsNothing({ $ref = '', ...beside }: JsonSchema, { definitions }: Context): boolean {
  const { not, type, properties, additionalProperties } = { ...definitions[$ref.replace('#/$defs/', '')], ...beside };
  if (not !== undefined) return true;
  return type === 'object' && additionalProperties === false && Object.keys(properties ?? {}).length === 0;
}

function arrayOf(schema: JsonSchema, name: string, context: Context): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = mostItems } = schema;
  const entries = toArbitrary(items, name, context);
  // Where all is to be there, one entry of each list is enough: it has every member.
  const least = context.optional === 'all' ? Math.max(1, minItems) : minItems;
  const most = context.optional === 'all' ? least : Math.max(minItems, Math.min(maxItems, mostItems));
  const bounds = { minLength: least, maxLength: most };
  return schema.uniqueItems === true ? fc.uniqueArray(entries, bounds) : fc.array(entries, bounds);
}

/** Text of every script, but no blanks at its ends and no control characters: those are nobody's name. */
const characters = fc.constantFrom(...'abcdefgzABCZ0189 -./&éñß£漢字🏦ŵÖ');

function textOf({ pattern, format, minLength = 1, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return dateTimes;
  if (format === 'uri') return fc.webUrl();
  // Nor does it let an empty text stand, where a pattern would.
  if (pattern !== undefined) return matching(pattern);
  const lengths = fc.oneof(
    fc.constant(minLength),
    fc.constant(maxLength),
    fc.integer({ min: minLength, max: maxLength }),
  );
  return lengths.chain((length) =>
    fc
      .array(characters, { minLength: length, maxLength: length })
      .map((letters) => letters.join('').replace(/^ | $/g, '_'))
      .map((text) => [...text].slice(0, maxLength).join('')),
  );
}

const madeOfPatterns = new Map<string, fc.Arbitrary<string>>();

/** Text of a pattern, never empty. A product has hundreds of the same, and each takes a while to make. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = madeOfPatterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern)).filter((text) => text !== '');
  madeOfPatterns.set(pattern, made);
  return made;
}

/** Moments of this century in every spelling that ISO 8601 and RFC 3339 share. */
const dateTimes = fc
  .tuple(
    fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2039, 11, 31) }),
    fc.constantFrom('Z', '+00:00', '+01:00', '-05:30', '+13:45'),
    fc.stringMatching(/^(\.\d{1,9})?$/),
  )
  .map(([at, offset, fraction]) => `${new Date(at).toISOString().slice(0, 19)}${fraction}${offset}`);

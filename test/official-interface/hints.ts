import type { OfficialSchema } from './official-document.ts';

/** What the schemas of either side say of the members of one name: where their verdicts may turn. */
export interface Hint {
  /** Values of enumerations. */
  readonly values: ReadonlySet<string>;
  /** Bounds of text, in characters. */
  readonly lengths: ReadonlySet<number>;
  /** Bounds of lists, in items. */
  readonly counts: ReadonlySet<number>;
  /** Set where a pattern or a format says what a text looks like. */
  readonly hasForm: boolean;
}

export type Hints = ReadonlyMap<string, Hint>;

/** Hints by the names of members; items of a list go by the name of the list. */
export function hintsOf(schemas: readonly OfficialSchema[]): Hints {
  const found = new Map<string, Hint>();
  for (const schema of schemas) {
    const visit = (inner: OfficialSchema): void => {
      for (const [name, member] of Object.entries(inner.properties ?? {})) {
        found.set(name, joined(found.get(name), ...facets(member, schema.$defs ?? {}).map(hintOf)));
        visit(member);
      }
      if (inner.items !== undefined) visit(inner.items);
      for (const each of [...(inner.oneOf ?? []), ...Object.values(inner.$defs ?? {})]) visit(each);
    };
    visit(schema);
  }
  return found;
}

/** A schema, what it refers to, its alternatives, and the items of its lists. */
function facets(
  schema: OfficialSchema,
  definitions: Readonly<Record<string, OfficialSchema>>,
): readonly OfficialSchema[] {
  const referred = schema.$ref === undefined ? undefined : definitions[schema.$ref.replace('#/$defs/', '')];
  const inner = [referred, schema.items, ...(schema.oneOf ?? [])].filter((each) => each !== undefined);
  return [schema, ...inner.flatMap((each) => facets(each, definitions))];
}

function hintOf(schema: OfficialSchema): Hint {
  const { minLength, maxLength, minItems, maxItems, pattern, format } = schema;
  const numbers = (...bounds: readonly (number | undefined)[]) => new Set(bounds.filter((each) => each !== undefined));
  return {
    values: new Set(schema.enum ?? []),
    lengths: numbers(minLength, maxLength),
    counts: numbers(minItems, maxItems),
    hasForm: pattern !== undefined || format !== undefined,
  };
}

function joined(...hints: readonly (Hint | undefined)[]): Hint {
  const known = hints.filter((hint) => hint !== undefined);
  return {
    values: new Set(known.flatMap(({ values }) => [...values])),
    lengths: new Set(known.flatMap(({ lengths }) => [...lengths])),
    counts: new Set(known.flatMap(({ counts }) => [...counts])),
    hasForm: known.some(({ hasForm }) => hasForm),
  };
}

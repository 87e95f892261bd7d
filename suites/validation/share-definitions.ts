import { createHash } from 'node:crypto';
import type { JsonSchema } from '../../schemas/json-schema.ts';

const refPrefix = '#/$defs/';

/** Many self-contained schemas as one library of definitions and the schemas without theirs. */
export interface SharedSchemas {
  readonly library: JsonSchema;
  readonly schemas: readonly JsonSchema[];
  /** Id of the schema that each of the given ones became: equal ones became one. */
  readonly ids: readonly string[];
}

/**
 * Puts definitions that are equal, down to the last one they refer to, in one place, so that compiled code holds each
 * once. Schemas that are equal but for their names become one, and all get ids of their own: two variants of a message
 * bear the same name.
 */
export function shareDefinitions(schemas: readonly JsonSchema[]): SharedSchemas {
  const definitions: Record<string, JsonSchema> = {};
  const distinct = new Map<string, JsonSchema>();
  const ids = schemas.map(({ $defs = {}, $id: _id, title: _title, ...schema }) => {
    const names = new Map<string, string>();
    const share = (name: string): string => {
      const known = names.get(name);
      if (known !== undefined) return known;
      const definition = redirect($defs[name] ?? {}, share);
      const digest = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12);
      const place = `${name}-${digest}`;
      definitions[place] = definition;
      names.set(name, `library${refPrefix}${place}`);
      return `library${refPrefix}${place}`;
    };
    const shared = redirect(schema, share);
    const text = JSON.stringify(shared);
    const $id = distinct.get(text)?.$id ?? `v${distinct.size}`;
    distinct.set(text, { ...shared, $id });
    return $id;
  });
  return { library: { $id: 'library', $defs: definitions }, schemas: [...distinct.values()], ids };
}

function redirect(schema: JsonSchema, share: (name: string) => string): JsonSchema {
  const { $ref, properties, items } = schema;
  return {
    ...schema,
    ...($ref === undefined ? {} : { $ref: share($ref.slice(refPrefix.length)) }),
    ...(items === undefined ? {} : { items: redirect(items, share) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, member]) => [name, redirect(member, share)]),
          ),
        }),
  };
}

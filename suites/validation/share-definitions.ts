import { createHash } from 'node:crypto';
import type { JsonSchema } from '../../schemas/json-schema.ts';

const refPrefix = '#/$defs/';

/** Many self-contained schemas as one library of definitions and the schemas without theirs. */
export interface SharedSchemas {
  readonly library: JsonSchema;
  readonly schemas: readonly JsonSchema[];
}

/**
 * Puts definitions that are equal, down to the last one they refer to, in one place, so that compiled code holds each
 * once. The `n`th schema gets the id `v` + n, because two variants of a message bear the same name.
 */
export function shareDefinitions(schemas: readonly JsonSchema[]): SharedSchemas {
  const definitions: Record<string, JsonSchema> = {};
  const shared = schemas.map(({ $defs = {}, ...schema }, index) => {
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
    return { ...redirect(schema, share), $id: `v${index}` };
  });
  return { library: { $id: 'library', $defs: definitions }, schemas: shared };
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

import { secretTitle } from './check-document.ts';
import { targetSchema } from './target-schema.ts';

/** What the target of a program must look like: a program has its secrets at hand, so they may stand in it themselves. */
export const targetSchemaInClear = inClear(targetSchema) as object;

function inClear(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inClear);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as { readonly title?: unknown };
  if (title === secretTitle) return { ...rest, type: ['string', 'object'], minLength: 1 };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inClear(value)]));
}

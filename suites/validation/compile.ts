import type { AnySchema, ValidateFunction } from 'ajv';
import { createAjv } from './ajv.ts';
import { faultsOf, type SchemaFault } from './faults.ts';
import type { Variant } from './variants.ts';

/** Judges a parsed body; no faults means that it keeps to its schema. */
export type Validate = (body: unknown) => readonly SchemaFault[];

let ajv: ReturnType<typeof createAjv> | undefined;

/** Compiles a variant at run time, which takes some 50 ms for an ordinary message and more for a product. */
export function compileVariant({ schema }: Variant): Validate {
  ajv ??= createAjv();
  // Without its $id: two variants may bear the same message's name.
  const { $id, ...anonymous } = schema();
  return asValidate(ajv.compile(anonymous as AnySchema));
}

/** A function of Ajv as ours: it returns what it found and keeps nothing. */
export function asValidate(validate: ValidateFunction): Validate {
  return (body) => {
    if (validate(body)) return [];
    const faults = faultsOf(validate.errors ?? []);
    validate.errors = null;
    return faults;
  };
}

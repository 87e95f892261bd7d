import { asValidate, compileVariant, type Validate } from './compile.ts';
import { precompiled } from './precompiled.ts';
import { type ValidatorRequest, type Variant, variantFor } from './variants.ts';

export type { Validate } from './compile.ts';
export type { SchemaFault } from './faults.ts';
export type { ValidatorRequest } from './variants.ts';

const made = new Map<string, Validate>();

/**
 * The validator of a message for one release and bank: precompiled where the build has the variant, compiled at first
 * use otherwise, and kept. Throws a TypeError for a view of a family that has none.
 */
export function validatorFor(request: ValidatorRequest): Validate {
  const variant = variantFor(request);
  const validate = made.get(variant.key) ?? make(variant);
  made.set(variant.key, validate);
  return validate;
}

function make(variant: Variant): Validate {
  const fromBuild = precompiled(variant);
  return fromBuild === undefined ? compileVariant(variant) : asValidate(fromBuild);
}

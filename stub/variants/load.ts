import { findById, loadExports } from '../faults/load-exports.ts';
import type { Variant } from './variant.ts';
import type { VariantId } from './variant-ids.ts';

/** Raised when a variant is asked for that does not exist. */
export class UnknownVariantError extends Error {
  readonly code = 'UNKNOWN_VARIANT';

  constructor(id: string, near: string | undefined) {
    super(`There is no variant ${id}${near === undefined ? '' : `; did you mean ${near}?`}`);
    this.name = 'UnknownVariantError';
  }
}

function isVariant(value: unknown): value is Variant {
  return typeof value === 'object' && value !== null && 'id' in value && 'clause' in value && 'title' in value;
}

/** Every variant there is, by id: the default exports of the files in the folders beside this one. */
export function loadVariants(): Promise<readonly Variant[]> {
  return loadExports(import.meta.dirname, 'variant', isVariant);
}

/** The variants with these ids, in their order. */
export function findVariants(ids: readonly VariantId[]): Promise<readonly Variant[]> {
  return findVariantsNamed(ids);
}

/** The variants that somebody asked for, in their order. Throws an UnknownVariantError that names the nearest id. */
export async function findVariantsNamed(ids: readonly string[]): Promise<readonly Variant[]> {
  if (ids.length === 0) return [];
  const all = await loadVariants();
  return ids.map((id) => findById(all, id, (near) => new UnknownVariantError(id, near)));
}

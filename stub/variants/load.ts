import { fileURLToPath } from 'node:url';
import { loadExports, loadNamed, nearestIds } from '../faults/load-exports.ts';
import type { Variant } from './variant.ts';
import { type VariantId, variantIds } from './variant-ids.ts';

/** Of a file URL: there are test runners that know no `import.meta.dirname`. */
const folder = fileURLToPath(new URL('.', import.meta.url));

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
  return loadExports(folder, 'variant', isVariant);
}

/** The variants with these ids, in their order. */
export function findVariants(ids: readonly VariantId[]): Promise<readonly Variant[]> {
  return findVariantsNamed(ids);
}

const known: ReadonlySet<string> = new Set(variantIds);

/** The variants that somebody asked for, in their order; no others are loaded. Rejects with an UnknownVariantError that names the nearest id. */
export async function findVariantsNamed(ids: readonly string[]): Promise<readonly Variant[]> {
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UnknownVariantError(unknown, nearestIds(variantIds, unknown)[0]);
  return await loadNamed(folder, ids, 'variant', isVariant);
}

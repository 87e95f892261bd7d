import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv';

/** What the build writes; see `precompile.ts`. */
interface Generated {
  readonly validators: Readonly<Record<string, ValidateFunction>>;
}

const file = new URL('validators.generated.js', import.meta.url);

// Absent after a bare tsc: then everything is compiled at run time, with the same verdicts.
const generated: Generated = existsSync(fileURLToPath(file)) ? await import(file.href) : { validators: {} };

/** The function that the build made for the variant of this key, if it did. */
export function precompiled(key: string): ValidateFunction | undefined {
  return generated.validators[key];
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { formats } from './formats.ts';

type Validators = Readonly<Record<string, ValidateFunction>>;

/** What the build writes; see `precompile.ts`. */
interface Generated {
  readonly validators: Validators;
}

const file = new URL('validators.generated.js', import.meta.url);
const earlierFile = fileURLToPath(new URL('validators-earlier.generated.cjs', import.meta.url));

// Absent after a bare tsc: then everything is compiled at run time, with the same verdicts.
const latest: Generated = existsSync(fileURLToPath(file)) ? await import(file.href) : { validators: {} };

let earlier: Validators | undefined;

/** Those of the releases before the latest, loaded when one is asked for. */
function earlierOnes(): Validators {
  if (!existsSync(earlierFile)) return {};
  const make = createRequire(import.meta.url)(earlierFile) as (known: typeof formats) => Validators;
  return make(formats);
}

/** The function that the build made for the variant of this key, if it did. */
export function precompiled(key: string): ValidateFunction | undefined {
  const known = latest.validators[key];
  if (known !== undefined) return known;
  earlier ??= earlierOnes();
  return earlier[key];
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { type Version, versionOf } from '../../schemas/releases.ts';
import { formats } from './formats.ts';
import type { Variant } from './variants.ts';

type Validators = Readonly<Record<string, ValidateFunction>>;

/** What the build writes; see `precompile.ts`. */
interface Generated {
  readonly validators: Validators;
}

const file = new URL('validators.generated.js', import.meta.url);

// Absent after a bare tsc: then everything is compiled at run time, with the same verdicts.
const latest: Generated = existsSync(fileURLToPath(file)) ? await import(file.href) : { validators: {} };

const others = new Map<Version, Validators>();

/** Those of the releases of a version besides the usual one, loaded when one is asked for. */
function othersOf(version: Version): Validators {
  const known = others.get(version) ?? load(version);
  others.set(version, known);
  return known;
}

function load(version: Version): Validators {
  const path = fileURLToPath(new URL(`validators-${version}.generated.cjs`, import.meta.url));
  if (!existsSync(path)) return {};
  const make = createRequire(import.meta.url)(path) as (known: typeof formats) => Validators;
  return make(formats);
}

/** The function that the build made for a variant of a release, by its key, if it did. */
export function precompiled({ key, release }: Pick<Variant, 'key' | 'release'>): ValidateFunction | undefined {
  return latest.validators[key] ?? othersOf(versionOf(release))[key];
}

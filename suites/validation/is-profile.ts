import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';
import { compileConfigurationSchema } from '../target/check-document.ts';

const path = fileURLToPath(new URL('profile.generated.cjs', import.meta.url));

let validate: ValidateFunction | undefined;

/** True for a value that keeps to the schema of bank profiles: by what the build made of it or, after a bare tsc, compiled when first needed. */
export function isProfile(value: unknown): boolean {
  validate ??= existsSync(path)
    ? (createRequire(import.meta.url)(path) as ValidateFunction)
    : compileConfigurationSchema(profileSchema);
  return validate(value);
}

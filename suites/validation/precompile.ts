import { writeFileSync } from 'node:fs';
import { _, type AnySchema } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';
import { latestRelease, releasesOf, type Version, versions } from '../../schemas/releases.ts';
import { configurationAjv, createAjv, gatheringInPlace } from './ajv.ts';
import { shareDefinitions } from './share-definitions.ts';
import { precompiledVariants, type Variant } from './variants.ts';

/** The code of many variants, in which equal parts stand once, and what leads from the key of a variant into it. */
function compiled(variants: readonly Variant[], esm: boolean): { readonly code: string; readonly entries: string } {
  const ajv = createAjv({ source: true, esm, formats: _`formats` });
  const { library, schemas, ids } = shareDefinitions(variants.map(({ schema }) => schema()));
  for (const schema of [library, ...schemas]) ajv.addSchema(schema as AnySchema);
  const names = schemas.map(({ $id }) => String($id));
  const code = gatheringInPlace(standalone.default(ajv, Object.fromEntries(names.map((id) => [id, id]))));
  const place = (id: string | undefined) => (esm ? id : `exports.${id}`);
  const entries = variants.map(({ key }, index) => `${JSON.stringify(key)}: ${place(ids[index])}`);
  return { code, entries: `{ ${entries.join(', ')} }` };
}

/** An ES module for the latest release, which most runs are about. */
function latestModule(): string {
  const { code, entries } = compiled(precompiledVariants([latestRelease]), true);
  return [
    "import { createRequire } from 'node:module';",
    "import { formats } from './formats.js';",
    'const require = createRequire(import.meta.url);',
    code,
    `export const validators = ${entries};`,
    '',
  ].join('\n');
}

/** A CommonJS module for other releases of a version, so that it can be loaded when it is first needed: a function of the formats. */
function moduleOf(version: Version): string {
  const others = releasesOf(version).filter((release) => release !== latestRelease);
  const { code, entries } = compiled(precompiledVariants(others), false);
  return `module.exports = (formats) => { const exports = {};\n${code}\nreturn ${entries}; };\n`;
}

/** A CommonJS module that is the validator of a bank profile, which tells no more than whether it is one. */
function profileModule(): string {
  const ajv = configurationAjv({ code: { source: true, esm: false } });
  return standalone.default(ajv, ajv.compile(profileSchema));
}

/**
 * Run by the build after tsc: writes `validators.generated.js`, `profile.generated.cjs` and, for each version, `validators-VERSION.generated.cjs` beside itself,
 * which lead from the key of each precompiled variant to its validate function. Loading takes a tenth of the time of compiling.
 */
writeFileSync(new URL('profile.generated.cjs', import.meta.url), profileModule());
writeFileSync(new URL('validators.generated.js', import.meta.url), latestModule());
for (const version of versions) {
  writeFileSync(new URL(`validators-${version}.generated.cjs`, import.meta.url), moduleOf(version));
}

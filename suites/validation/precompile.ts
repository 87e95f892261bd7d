import { writeFileSync } from 'node:fs';
import { _, type AnySchema } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import { shareDefinitions } from './share-definitions.ts';
import { precompiledVariants } from './variants.ts';

/**
 * Run by the build after tsc: writes `validators.generated.js` beside itself, an ES module whose `validators` maps the key
 * of each precompiled variant to its validate function. Loading it takes a twentieth of the time of compiling.
 */
function precompile(): string {
  const ajv = createAjv({ source: true, esm: true, formats: _`formats` });
  const variants = precompiledVariants();
  const { library, schemas } = shareDefinitions(variants.map(({ schema }) => schema()));
  const ids = schemas.map(({ $id }) => String($id));
  for (const schema of [library, ...schemas]) ajv.addSchema(schema as AnySchema);
  const code = standalone.default(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  const entries = variants.map(({ key }, index) => `${JSON.stringify(key)}: ${ids[index]}`);
  return [
    "import { createRequire } from 'node:module';",
    "import { formats } from './formats.js';",
    'const require = createRequire(import.meta.url);',
    code,
    `export const validators = { ${entries.join(', ')} };`,
    '',
  ].join('\n');
}

writeFileSync(new URL('validators.generated.js', import.meta.url), precompile());

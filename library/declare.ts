import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Run by the build: writes the declarations of what the package exports, and of the contracts that it rests on, beside their compiled
 * files. `tsconfig.json` lists them: each says its types itself, so that none of the inside is resolved, or declared.
 */
const build = join(import.meta.dirname, '..');
const root = join(build, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'library'), '--outDir', build], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

// Declarations stand beside JavaScript: some tools look for no other extension.
const specifier = /(\bfrom '\.[^']*)\.ts'/g;
for (const folder of ['library/public', 'reports/contract', 'schemas', 'stub/faults', 'stub/variants']) {
  for (const name of readdirSync(join(build, folder)).filter((each) => each.endsWith('.d.ts'))) {
    const file = join(build, folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(specifier, "$1.js'"));
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const library = join(import.meta.dirname, '..', 'library');

/** The declarations of what the package exports: those of the files that the library's own configuration of the compiler lists. */
function declared() {
  const { files } = /** @type {{ files: string[] }} */ (
    JSON.parse(readFileSync(join(library, 'tsconfig.json'), 'utf8'))
  );
  const own = readdirSync(join(library, 'public')).filter((name) => !name.endsWith('.test.ts'));
  const all = [...files.map((file) => join('library', file)), ...own.map((name) => join('library', 'public', name))];
  return all.map((file) => file.replace(/\.ts$/, '.d.ts'));
}

/**
 * What a build makes besides what the compiler does: a compiled script that is run, what it depends on, and what it leaves.
 * @typedef {object} Step
 * @property {string} script
 * @property {readonly string[]} reads folders of sources
 * @property {readonly string[]} writes
 */

/** @type {readonly Step[]} in their order; all paths are relative to the checkout or to the build folder. */
export const steps = [
  {
    script: join('suites', 'validation', 'precompile.js'),
    reads: ['schemas', join('suites', 'validation')],
    writes: [
      'profile.generated.cjs',
      'validators.generated.js',
      'validators-3.1.generated.cjs',
      'validators-4.0.generated.cjs',
    ].map((file) => join('suites', 'validation', file)),
  },
  {
    script: join('suites', 'specs', 'list-rules.js'),
    reads: ['schemas', 'suites', 'reports'],
    writes: [join('suites', 'specs', 'rules.json')],
  },
  {
    script: join('stub', 'reference', 'copy-assets.js'),
    reads: [join('stub', 'reference')],
    writes: ['swagger-ui-bundle.js', 'swagger-ui.css', 'swagger-ui-bundle.js.LICENSE.txt', 'LICENSE', 'NOTICE'].map(
      (file) => join('stub', 'reference', 'assets', file),
    ),
  },
  {
    script: join('library', 'declare.js'),
    reads: ['library', join('reports', 'contract'), 'schemas', join('stub', 'faults'), join('stub', 'variants')],
    writes: declared(),
  },
];

import { join } from 'node:path';

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
    writes: ['validators.generated.js', 'validators-earlier.generated.cjs'].map((file) =>
      join('suites', 'validation', file),
    ),
  },
  {
    script: join('suites', 'specs', 'list-rules.js'),
    reads: ['schemas', 'suites', 'reports'],
    writes: [join('suites', 'specs', 'rules.json')],
  },
];

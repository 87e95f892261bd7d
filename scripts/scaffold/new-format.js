import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ScaffoldError } from './scaffold.js';

/**
 * `npm run new:format -- tap`. It tells the verdict alone, and its test fails until it tells of every rule that failed.
 * @param {string} root the checkout
 * @param {readonly string[]} args
 * @returns {import('./scaffold.js').Scaffold} Throws a ScaffoldError that names the cure.
 */
export function newFormat(root, [name = '', ...more]) {
  if (!/^[a-z][a-z0-9]*$/.test(name) || more.length > 0) {
    throw new ScaffoldError(`"${name}" is no name of a format: one word in small letters, as tap.`);
  }
  const path = join('reports', 'formats', `${name}.ts`);
  if (existsSync(join(root, path))) throw new ScaffoldError(`There is a ${path} already: take another name.`);
  const render = `render${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const source = [
    "import type { Report } from '../contract/index.ts';",
    "import { format } from '../format.ts';",
    '',
    'export default format({',
    `  file: 'report.${name}',`,
    `  about: 'the report as ${name}',`,
    `  render: ${render},`,
    '});',
    '',
    `/** \`report.${name}\`: the report as ${name}. */`,
    `export function ${render}(report: Report): string {`,
    '  return `$' + '{report.verdict}\\n`;',
    '}',
    '',
  ];
  const test = [
    "import assert from 'node:assert/strict';",
    "import { describe, it } from 'node:test';",
    `import { ${render} } from '../reports/formats/${name}.ts';`,
    "import { sampleReport } from './support/sample-report.ts';",
    '',
    `describe('the report as ${name}', () => {`,
    "  it('tells of every rule that failed', () => {",
    '    const report = sampleReport();',
    `    const text = ${render}(report);`,
    "    for (const { id, outcome } of report.rules) if (outcome === 'fail') assert.ok(text.includes(id), id);",
    '  });',
    '});',
    '',
  ];
  return {
    files: [
      { path, text: source.join('\n') },
      { path: join('test', `report-${name}.test.ts`), text: test.join('\n') },
    ],
    next: [
      'Render it, and test what is special to it. The list of formats, --format and their help have it from its file.',
      `  npm run test:only -- report-${name} report-formats`,
      '  npm run coverage',
    ],
  };
}

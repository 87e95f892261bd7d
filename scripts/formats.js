import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('reports', 'formats');

/**
 * The formats of reports as a source: what the command line says of each without loading any.
 * @param {string} root the checkout
 * @returns {readonly { readonly to: string, readonly text: string }[]} none where the checkout has no formats
 */
export function formatSource(root) {
  if (!existsSync(join(root, folder))) return [];
  const rows = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => row(name, readFileSync(join(root, folder, name), 'utf8')));
  const text = [
    '/** Every format of a report by its name, read from reports/formats/ by scripts/lists.js: not to be edited. */',
    'export const formats = {',
    ...rows,
    '} as const;',
    '',
  ];
  return [{ to: join('reports', 'format-list.ts'), text: text.join('\n') }];
}

/**
 * @param {string} name
 * @param {string} text
 */
function row(name, text) {
  if (!text.includes('export default format(')) return [];
  const [, file, about] = /export default format\(\{\s*file: '([^'\\]+)',\s*about: '([^'\\]+)',/.exec(text) ?? [];
  if (file === undefined)
    throw new TypeError(`${join(folder, name)}: a format begins with its file and about, in plain quotes`);
  const id = name.slice(0, -'.ts'.length);
  return [`  '${id}': { file: '${file}', about: '${about}', load: () => import('./formats/${name}') },`];
}

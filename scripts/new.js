import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeLists } from './lists.js';
import { newFault } from './scaffold/new-fault.js';
import { newFormat } from './scaffold/new-format.js';
import { newRule } from './scaffold/new-rule.js';
import { ScaffoldError } from './scaffold/scaffold.js';

/** `npm run new:rule`, `new:fault` and `new:format`: writes what compiles, and says what is left to be done. */
const kinds = { rule: newRule, fault: newFault, format: newFormat };
const [kind, ...args] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

try {
  if (kind !== 'rule' && kind !== 'fault' && kind !== 'format')
    throw new ScaffoldError('Make a rule, a fault or a format.');
  const { files, next } = kinds[kind](root, args);
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) throw new ScaffoldError(`There is a ${taken.path} already: take another name.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  for (const path of writeLists(root)) console.log(`wrote ${path}`);
  console.log(next.join('\n'));
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Runs every compiled `*.test.js` under the build folder: Node 20's runner knows no globs. Arguments keep files that contain one of them. */
const dist = join(import.meta.dirname, '..', '..');
const wanted = process.argv.slice(2);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js') && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
  .map((name) => relative(process.cwd(), join(dist, name)))
  .sort();
if (files.length === 0) {
  console.error(`No test file matches ${wanted.join(', ')}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=spec', '--test-concurrency=2', ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

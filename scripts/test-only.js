import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BuildError, refresh } from './refresh.js';

/**
 * `npm run test:only -- PATTERN…`: brings a build folder of its own up to date, and runs the test files there whose path contains
 * a pattern. A bank or a run that was started from `dist` goes on undisturbed.
 */
const root = join(import.meta.dirname, '..');
const patterns = process.argv.slice(2);

if (patterns.length === 0) {
  console.error(
    'Name a part of the path of the tests: npm run test:only -- ledger. Those of every day are npm test, all of them npm run test:all.',
  );
  process.exit(2);
}
try {
  refresh(root, 'dist-only');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const runner = join(root, 'dist-only', 'test', 'tools', 'run-tests.js');
const { status } = spawnSync(process.execPath, [runner, ...patterns], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

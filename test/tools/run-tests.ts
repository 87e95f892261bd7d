import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NoSuchTestError, testFiles } from './test-files.ts';

/**
 * Runs every compiled `*.test.js` of the build folder that it stands in, those whose path contains an argument where there are
 * any: Node 20's runner knows no globs. At the end it tells how long each file took.
 */
const build = join(import.meta.dirname, '..', '..');

function wanted(): readonly string[] {
  try {
    return testFiles(readdirSync(build, { recursive: true, encoding: 'utf8' }), process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof NoSuchTestError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const reporters = ['spec', new URL('file-times.js', import.meta.url).href].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  '--test-reporter-destination=stdout',
]);
const files = wanted().map((file) => relative(process.cwd(), join(build, file)));
const { status } = spawnSync(process.execPath, ['--test', ...reporters, '--test-concurrency=2', ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { processorTable, readProcessorTimes } from './processor-times.ts';
import { type Batch, filesOfTier, inBatches, NoSuchTestError, testFiles } from './test-files.ts';

/**
 * Runs compiled `*.test.js` of the build folder that it stands in: those of every day; with `--sweeps` the sweeps instead, with
 * `--all` both; with patterns those whose path contains one, whatever their tier. Node 20's runner knows no globs. At the end it
 * tells how long each file took, and what was left for `npm run test:all`.
 */
const build = join(import.meta.dirname, '..', '..');
const found = readdirSync(build, { recursive: true, encoding: 'utf8' });
const patterns = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const tier = process.argv.includes('--all') ? 'all' : process.argv.includes('--sweeps') ? 'sweeps' : 'usual';

function wanted(): readonly string[] {
  try {
    return patterns.length > 0 ? testFiles(found, patterns) : filesOfTier(found, tier);
  } catch (error) {
    if (!(error instanceof NoSuchTestError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const folder = join(build, `.batches-${process.pid}`);

/** The file to run for a batch: its own, or one that imports them in turn. */
function entryOf({ name, files }: Batch): string {
  const [only, ...more] = files;
  if (only !== undefined && more.length === 0) return join(build, only);
  const entry = join(folder, `${name.replaceAll('/', '-')}.js`);
  writeFileSync(entry, files.map((file) => `import '../${file}';\n`).join(''));
  return entry;
}

mkdirSync(folder, { recursive: true });
/** What the tests of this run share: one recorded run, see `test/support/recorded-run.ts`. */
const shared = mkdtempSync(join(tmpdir(), 'shared-by-tests-'));
process.on('exit', () => {
  for (const each of [folder, shared]) rmSync(each, { recursive: true, force: true });
});
const files = inBatches(wanted()).map((batch) => relative(process.cwd(), entryOf(batch)));
// Banks are made and judged by the thousand: a larger nursery saves an eighth of their time.
const nursery = '--max-semi-space-size=64';
const told = `--import=${pathToFileURL(join(import.meta.dirname, 'tell-processor-time.js'))}`;
const args = [nursery, told, join(import.meta.dirname, 'run-in-order.js'), ...files];
const env = { ...process.env, RUN_OF_TESTS: shared };
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
console.log(processorTable(readProcessorTimes(join(shared, 'processor.jsonl'))));
if (patterns.length === 0 && tier === 'usual') {
  console.log(`\nLeft to "npm run test:all": ${filesOfTier(found, 'sweeps').length} files of sweeps.`);
}
process.exit(status ?? 1);

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { spentOf } from './processor-times.ts';

/**
 * Loaded into each process of tests before anything else: at its end it leaves what it and the commands that it started took of the
 * processor, for the table at the end of a run of tests. Nothing is left where the system does not tell (it does on Linux alone).
 */
const folder = process.env.RUN_OF_TESTS;
const [, script = ''] = process.argv;

process.on('exit', () => {
  // Whoever starts the others counts them as well, and tells nothing; nor does a thread, whose time is that of its process.
  if (!isMainThread || folder === undefined || process.env.NODE_TEST_CONTEXT === undefined) return;
  try {
    const seconds = spentOf(readFileSync('/proc/self/stat', 'utf8'));
    appendFileSync(join(folder, 'processor.jsonl'), `${JSON.stringify({ script, seconds })}\n`);
  } catch {
    // The figure is for those who make tests quicker, and worth no failure.
  }
});

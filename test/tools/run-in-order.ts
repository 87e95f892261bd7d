import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import fileTimes from './file-times.ts';

/**
 * Runs test files, each in a process of its own, and begins them in the order given: `node --test` sorts them by their names, and the
 * longest may then begin last. What this process was started with, those processes are, too.
 */
// One more at once than there are processors: whole runs wait for tokens and consents to end.
const events = run({ files: process.argv.slice(2), concurrency: availableParallelism() + 1 });
events.on('test:fail', ({ todo }) => {
  if (todo === undefined || todo === false) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
events.compose(fileTimes).pipe(process.stdout);

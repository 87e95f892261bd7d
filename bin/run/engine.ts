import { rmSync } from 'node:fs';
import { exitCodeOf } from '../../reports/build-report.ts';
import { openRunFolder } from '../../suites/run/run-folder.ts';
import { performRun } from './perform-run.ts';

/**
 * The process that makes the calls of one run, judges them and writes the report: the folder of the plan is named by its
 * environment. It stops when its starter says so, or at a signal. A starter that is killed costs nothing: it goes on alone, and
 * removes the folder at its end.
 */
const run = openRunFolder();
const stop = new AbortController();
let alone = false;
process.on('message', () => stop.abort());
process.once('disconnect', () => {
  alone = true;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// Whoever read what it prints may be gone: the report is still to be written.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const reported = await performRun(run, stop.signal);
if (alone) rmSync(run.folder, { recursive: true, force: true, maxRetries: 3 });
process.stdout.write('', () => process.exit(reported === undefined ? 0 : exitCodeOf(reported.report)));

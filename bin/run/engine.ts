import { rmSync } from 'node:fs';
import { exitCodeOf } from '../../reports/build-report.ts';
import { loadPlaywright } from '../../suites/client/load-playwright.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { boundHeapGrowth, heapGrowth } from '../heap-growth.ts';
import { performRun } from './perform-run.ts';
import type { EngineTask } from './plan-folder.ts';

/**
 * The process that makes the calls of one run, judges them and writes the report. Its starter hands it the plan, perhaps late:
 * meanwhile it loads what every run needs. It stops when its starter says so, or at a signal. A starter that is killed costs
 * nothing: it goes on alone, and removes the folder at its end; without a plan it ends at once.
 */
boundHeapGrowth(heapGrowth.harness);
const stop = new AbortController();
let alone = false;
let begun = false;
const told = new Promise<EngineTask>((resolve) => {
  process.on('message', (message: EngineTask | 'stop') => {
    if (message === 'stop') stop.abort();
    else resolve(message);
  });
});
process.once('disconnect', () => {
  alone = true;
  if (!begun) process.exit();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// Whoever read what it prints may be gone: the report is still to be written.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// What cannot be loaded is told where it is used.
await Promise.allSettled([loadRules(), Promise.resolve().then(loadPlaywright)]);
const run = await told;
begun = true;
const reported = await performRun(run, stop.signal);
if (alone) rmSync(run.folder, { recursive: true, force: true, maxRetries: 3 });
process.stdout.write('', () => process.exit(reported === undefined ? 0 : exitCodeOf(reported.report)));

import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded before a server that is measured, and inherited by its workers: at SIGUSR2 a process collects its garbage and writes, into
 * the folder of `AISP_BENCH_HEAPS` and by its id, the bytes that its heap still holds.
 */
const { AISP_BENCH_HEAPS: folder } = process.env;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  if (folder === undefined) return;
  collect();
  const file = join(folder, String(process.pid));
  writeFileSync(`${file}.part`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.part`, file);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MixedLoad } from './support/mixed-load.ts';
import { residentMegabytes, withoutProcessTime } from './support/process-time.ts';
import { served } from './support/served.ts';

/**
 * What becomes of a bank of two processes over a folder that has much to do at once: consents are made, used and deleted, faults
 * switched on and off, and at the end it is looked whether it knows what it acknowledged. The first argument is for how many seconds; 60
 * when left out, and ten minutes are 600.
 */
const seconds = Number(process.argv[2] ?? 60);
const walkers = 16;
/** Points of the line that is drawn. */
const points = 30;

const missing = withoutProcessTime();
if (missing !== undefined) {
  console.log(`mixed load: left out, ${missing}`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));
  const store = ['--store', `file:${join(folder, 'bank')}`];
  const bank = await served('--workers', '2', ...store, '--max-entries', '100000000');
  try {
    const load = new MixedLoad(bank.origin, bank.client);
    const ending = new AbortController();
    const walking = Array.from({ length: walkers }, () => load.walk(ending.signal));
    const resident: number[] = [];
    for (let point = 0; point < points; point++) {
      resident.push(residentMegabytes(bank.ids));
      await load.break(bank.token);
      await sleep((seconds * 1_000) / points);
    }
    ending.abort();
    await Promise.all(walking);
    const lost = await load.lost();
    const { calls, consents, deleted, faults } = load.done;
    console.log(
      `mixed load for ${seconds} s at two processes over a folder: ${calls} calls, ${consents} consents of which ${deleted} were deleted, ` +
        `a fault switched on and off ${faults} times: ${load.errors.length} errors, ${lost.length} losses (aim: none)`,
    );
    console.log(
      `resident memory of all its processes: ${drawn(resident)} from ${resident[0]?.toFixed(0)} to ${resident.at(-1)?.toFixed(0)} MB, at most ` +
        `${Math.max(...resident).toFixed(0)}; nothing of these consents has ended by then, and nothing is forgotten before`,
    );
    for (const problem of [...load.errors, ...lost].slice(0, 5)) console.log(`  ${problem}`);
    if (load.errors.length + lost.length > 0) process.exitCode = 1;
  } finally {
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line of blocks, the lowest of which is nothing at all. */
function drawn(values: readonly number[]): string {
  const most = Math.max(...values);
  return values.map((value) => '▁▂▃▄▅▆▇█'[Math.min(7, Math.floor((value / most) * 8))] ?? '').join('');
}

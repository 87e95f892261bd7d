import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aimed } from './support/aimed.ts';
import { Heaps } from './support/heaps.ts';
import { MixedLoad } from './support/mixed-load.ts';
import { residentMegabytes, withoutProcessTime } from './support/process-time.ts';
import { about, leaveOut } from './support/results.ts';
import { servedWith } from './support/served.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What becomes of a bank of two processes over a folder that has much to do at once: consents are made, used and deleted, faults
 * switched on and off, and at the end it is looked whether it knows what it acknowledged. The first argument is for how many seconds; ten
 * minutes when left out. Beside the memory that is resident it draws what the heaps still hold once their garbage is
 * collected: that may grow by what was acknowledged, in each process, and by nothing else.
 */
const usual = 600;
const seconds = Number(process.argv[2] ?? usual);
begin('mixed', seconds + about.mixed.limit - usual);
const walkers = 16;
/** Points of the line that is drawn. */
const points = 30;

const missing = withoutProcessTime();
if (missing !== undefined) {
  leaveOut('mixed', missing);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));
  const heaps = new Heaps(join(folder, 'heaps'));
  const store = ['--store', `file:${join(folder, 'bank')}`];
  const bank = await servedWith(heaps.env, '--workers', '2', ...store, '--max-entries', '100000000');
  try {
    const load = new MixedLoad(bank.origin, bank.client);
    const ending = new AbortController();
    const walking = Array.from({ length: walkers }, () => load.walk(ending.signal));
    const resident: number[] = [];
    const held: { readonly megabytes: number; readonly consents: number }[] = [];
    for (let point = 0; point < points; point++) {
      doing(`point ${point + 1} of ${points}: ${load.done.calls} calls, ${load.errors.length} errors`);
      resident.push(residentMegabytes(bank.ids));
      held.push({ megabytes: await heaps.megabytes(bank.ids), consents: load.done.consents });
      await load.break(bank.token);
      await sleep((seconds * 1_000) / points);
    }
    doing('the last journeys end');
    ending.abort();
    await Promise.all(walking);
    held.push({ megabytes: await heaps.megabytes(bank.ids), consents: load.done.consents });
    doing('what it acknowledged is asked for');
    const lost = await load.lost();
    const { calls, consents, deleted, faults } = load.done;
    console.log(
      `mixed load for ${seconds} s at two processes over a folder: ${calls} calls, ${consents} consents of which ${deleted} were deleted, ` +
        `a fault switched on and off ${faults} times: errors ${aimed(load.errors.length, { atMost: 0 })}, losses ${aimed(lost.length, { atMost: 0 })}`,
    );
    console.log(
      `resident memory of all its processes: ${drawn(resident)} from ${resident[0]?.toFixed(0)} to ${resident.at(-1)?.toFixed(0)} MB, at most ` +
        `${Math.max(...resident).toFixed(0)}; nothing of these consents has ended by then, and nothing is forgotten before`,
    );
    const kept = held.map(({ megabytes }) => megabytes);
    const [half, end] = [held[Math.floor(held.length / 2)], held.at(-1)];
    const grown = (end?.megabytes ?? 0) - (half?.megabytes ?? 0);
    const made = (end?.consents ?? 0) - (half?.consents ?? 0);
    console.log(
      `of it held once garbage is collected: ${drawn(kept)} from ${kept[0]?.toFixed(0)} to ${kept.at(-1)?.toFixed(0)} MB; in the second half ` +
        `${((grown * 1_000) / made / bank.ids.length).toFixed(1)} kB a consent in each process`,
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

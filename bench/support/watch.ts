import { stopAll } from './processes.ts';
import { about, type Measurement } from './results.ts';

/** A measurement tells what it does on a terminal, and with this variable, which `npm run bench` sets for its parts. */
const isWatched = process.stderr.isTTY === true || process.env.AISP_BENCH_TELL !== undefined;
let doingNow = 'it begins';

/** Says on stderr what a measurement does from now on, a line each. */
export function doing(what: string): void {
  doingNow = what;
  if (isWatched) process.stderr.write(`… ${what}\n`);
}

/**
 * Begins a measurement: when it is not over after its limit in seconds, it ends with 1 and says what it was doing; whatever it
 * started ends with it. `most` is the limit where it is not the usual one.
 */
export function begin(name: Measurement, most: number = about[name].limit): void {
  process.once('exit', stopAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const limit = setTimeout(() => {
    const cure = 'The machine has much else to do, or this hangs';
    process.stderr.write(`Error: ${name} was not over after ${most} s. ${cure}: ${doingNow}.\n`);
    process.exit(1);
  }, most * 1_000);
  limit.unref();
}

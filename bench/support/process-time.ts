import { existsSync, readFileSync } from 'node:fs';

/** Why the processor time of other processes cannot be told here; undefined where it can. */
export function withoutProcessTime(): string | undefined {
  return existsSync('/proc/self/stat') ? undefined : 'this system tells nobody what other processes use';
}

/** Ticks of the kernel in a second, for which no call asks without a native module: it is 100 on every Linux that Node runs on. */
const ticks = 100;

const statOf = (id: number): readonly string[] => {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** Microseconds of the processor that processes have used together. */
export function processorTime(ids: readonly number[]): number {
  const used = ids.map((id) => {
    const stat = statOf(id);
    return Number(stat[11]) + Number(stat[12]);
  });
  return (used.reduce((sum, each) => sum + each, 0) * 1_000_000) / ticks;
}

/** Megabytes of processes that are resident together; what they share counts for each. */
export function residentMegabytes(ids: readonly number[]): number {
  const kilobytes = ids.map((id) =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_000;
}

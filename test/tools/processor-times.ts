import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What one process of tests took of the processor, in seconds, the commands that it started included. */
export interface ProcessorTime {
  readonly script: string;
  readonly seconds: number;
}

/** What the kernel counts in: a hundred to the second, on every system that Node runs on. */
const ticks = 100;

/** Seconds of the processor by a line of `/proc/PID/stat` (proc(5)): those of the process and of its children that have ended. */
export function spentOf(stat: string): number {
  // The name of the command stands in brackets and may hold blanks: the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [own, system, children, systemOfChildren] = fields.slice(11, 15).map(Number);
  return ((own ?? 0) + (system ?? 0) + (children ?? 0) + (systemOfChildren ?? 0)) / ticks;
}

/** What the processes of a run of tests left in a file, the dearest first; nothing where there is none. */
export function readProcessorTimes(path: string): readonly ProcessorTime[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ProcessorTime)
    .sort((a, b) => b.seconds - a.seconds);
}

/** A line for each of the dearest processes, and what all took together; empty where nothing is known. */
export function processorTable(times: readonly ProcessorTime[], shown = 40): string {
  if (times.length === 0) return '';
  const line = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}\n`;
  const together = times.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    '\nTime of the processor per process, dearest first:\n',
    ...times.slice(0, shown).map(({ script, seconds }) => line(seconds, relative(process.cwd(), script))),
    line(together, `together, in ${times.length === 1 ? '1 process' : `${times.length} processes`}`),
  ].join('');
}

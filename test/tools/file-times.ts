import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** How long one test file took, from its start to its end. */
export interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

const brief = 0.5;

/** The end of a whole test file: the event whose test is named like its file, in full or as it was given. */
function fileTime(event: TestEvent): FileTime | undefined {
  if (event.type !== 'test:complete') return undefined;
  const { name, nesting, file, details } = event.data;
  if (nesting !== 0 || file === undefined || resolve(name) !== file) return undefined;
  return { name: relative(process.cwd(), file), seconds: details.duration_ms / 1000 };
}

/** A line for each file, slowest first; those below half a second share one. */
export function timesTable(times: readonly FileTime[]): string {
  const slow = times.filter(({ seconds }) => seconds >= brief).sort((a, b) => b.seconds - a.seconds);
  const rest = times.filter(({ seconds }) => seconds < brief);
  const total = (files: readonly FileTime[]) => files.reduce((sum, { seconds }) => sum + seconds, 0);
  const line = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}\n`;
  const count = (files: readonly FileTime[]) => (files.length === 1 ? '1 file' : `${files.length} files`);
  return [
    '\nTime per file, slowest first:\n',
    ...slow.map(({ name, seconds }) => line(seconds, name)),
    ...(rest.length === 0 ? [] : [line(total(rest), `${count(rest)} below ${brief} s`)]),
    line(total(times), `together, in ${count(times)}`),
  ].join('');
}

/** A reporter of `node --test`: after the last test it prints how long each file took, so that a slow one cannot hide. */
export default async function* fileTimes(source: AsyncIterable<TestEvent>): AsyncGenerator<string, void> {
  const times: FileTime[] = [];
  for await (const event of source) times.push(...[fileTime(event)].filter((each) => each !== undefined));
  yield timesTable(times);
}

import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** How long one test file took, from its start to its end. */
export interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

const brief = 0.5;

/**
 * Adds up the time of test files: of one with a process to itself from its start to its end, of one that shares a process with
 * others that of its tests.
 */
class Times {
  #together = 0;
  readonly #whole = new Map<string, number>();
  readonly #tests = new Map<string, number>();

  add(event: TestEvent): void {
    if (event.type !== 'test:complete') return;
    const { name, nesting, file, details } = event.data;
    if (nesting !== 0 || file === undefined) return;
    const seconds = details.duration_ms / 1000;
    if (resolve(name) !== file) {
      this.#tests.set(file, (this.#tests.get(file) ?? 0) + seconds);
      return;
    }
    this.#together += seconds;
    if (!file.includes('.batches-')) this.#whole.set(file, seconds);
  }

  /** Seconds of all processes: tests that a helper declares are timed by its file as well, and count once. */
  get together(): number {
    return this.#together;
  }

  perFile(): readonly FileTime[] {
    const all = new Map([...this.#tests, ...this.#whole]);
    return [...all].map(([file, seconds]) => ({ name: relative(process.cwd(), file), seconds }));
  }
}

/** A line for each file, slowest first, and what they took together, in seconds; those below half a second share one. */
export function timesTable(times: readonly FileTime[], together: number): string {
  const slow = times.filter(({ seconds }) => seconds >= brief).sort((a, b) => b.seconds - a.seconds);
  const rest = times.filter(({ seconds }) => seconds < brief);
  const total = (files: readonly FileTime[]) => files.reduce((sum, { seconds }) => sum + seconds, 0);
  const line = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}\n`;
  const count = (files: readonly FileTime[]) => (files.length === 1 ? '1 file' : `${files.length} files`);
  return [
    '\nTime per file, slowest first:\n',
    ...slow.map(({ name, seconds }) => line(seconds, name)),
    ...(rest.length === 0 ? [] : [line(total(rest), `${count(rest)} below ${brief} s`)]),
    line(together, `together, in ${count(times)}`),
  ].join('');
}

/** A reporter of `node --test`: after the last test it prints how long each file took, so that a slow one cannot hide. */
export default async function* fileTimes(source: AsyncIterable<TestEvent>): AsyncGenerator<string, void> {
  const times = new Times();
  for await (const event of source) times.add(event);
  yield timesTable(times.perFile(), times.together);
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const tellHeap = pathToFileURL(join(import.meta.dirname, 'tell-heap.js')).href;
const longestMs = 30_000;

/** What processes hold that were started with `env`: their garbage is collected first, so that what grows is kept by somebody. */
export class Heaps {
  readonly env: Readonly<Record<string, string>>;
  readonly #folder: string;

  /** `folder` is made for it. */
  constructor(folder: string) {
    mkdirSync(folder);
    this.#folder = folder;
    this.env = { NODE_OPTIONS: `--import ${tellHeap}`, AISP_BENCH_HEAPS: folder };
  }

  /** Megabytes that all of the processes hold together. Throws where one does not tell within half a minute. */
  async megabytes(ids: readonly number[]): Promise<number> {
    const files = ids.map((id) => join(this.#folder, String(id)));
    for (const file of files) rmSync(file, { force: true });
    for (const id of ids) process.kill(id, 'SIGUSR2');
    const begun = performance.now();
    while (!files.every((file) => existsSync(file))) {
      if (performance.now() - begun > longestMs) throw new Error('a process of the bank does not tell what it holds');
      await sleep(20);
    }
    return files.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8')), 0) / 1e6;
  }
}

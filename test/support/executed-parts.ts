import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { markExecuted } from '../../bin/rules/executed-part.ts';
import type { Rule } from '../../suites/core/rule.ts';

const script = new URL('rule-example-worker.js', import.meta.url);
const threads = 2;

/** What banks show of each rule, by its id, for its page: run on two threads, each with the rules that share recordings. */
export async function executedParts(catalogue: readonly Rule[]): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  await Promise.all(
    sharesOf(catalogue).map(async (ids) => {
      const worker = new Worker(script, { workerData: ids });
      worker.on('message', ([id, text]: readonly [string, string]) => parts.set(id, markExecuted(text)));
      await once(worker, 'exit');
    }),
  );
  return parts;
}

/** Ids by thread: rules of the same scenarios stay together, the largest lots go first, each to whoever has least. */
function sharesOf(catalogue: readonly Rule[]): readonly (readonly string[])[] {
  const lots = new Map<string, string[]>();
  for (const { id, scenarios } of catalogue) {
    const name = [...scenarios].sort().join();
    const lot = lots.get(name);
    if (lot === undefined) lots.set(name, [id]);
    else lot.push(id);
  }
  const shares: string[][] = Array.from({ length: threads }, () => []);
  for (const lot of [...lots.values()].sort((a, b) => b.length - a.length)) {
    const [least] = shares.toSorted((a, b) => a.length - b.length);
    least?.push(...lot);
  }
  return shares;
}

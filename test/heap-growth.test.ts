import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { heapGrowth } from '../bin/heap-growth.ts';

const bound = pathToFileURL(join(import.meta.dirname, '..', 'bin', 'heap-growth.js')).href;

/**
 * The most bytes of a heap, to what is in use: a process holds a list of objects, and replaces one after the other, so that what it lets go
 * of is old by then.
 */
async function mostOf(percent?: number): Promise<number> {
  const code = `
    import { boundHeapGrowth } from '${bound}';
    ${percent === undefined ? '' : `boundHeapGrowth(${percent});`}
    const held = Array.from({ length: 200_000 }, (_, at) => ({ at, beside: [at] }));
    globalThis.gc();
    const inUse = process.memoryUsage().heapUsed;
    let most = 0;
    for (let turn = 0; turn < 4_000_000; turn++) {
      held[(turn * 7_919) % held.length] = { at: turn, beside: [turn] };
      if (turn % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
    console.log(most / inUse);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '-e', code]);
  return Number(stdout);
}

test('a heap grows as far as it is told beside what is in use, and further where nobody tells it', async () => {
  const told = await mostOf(heapGrowth.bank);
  const byItself = await mostOf();
  assert.ok(told * 1.15 < byItself, `${told} and ${byItself} times what is in use`);
});

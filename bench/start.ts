import { aimed } from './support/aimed.ts';
import { bareServer, commandLine, freePort, median, startServer, stop } from './support/processes.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin } from './support/watch.ts';

/** Time from `aisp stub` to its first answer, beside a bare Hono server's, in turn. */
begin('start');

async function once(script: string, args: (port: number) => readonly string[]): Promise<number> {
  const port = await freePort();
  const { process: child, ms } = await startServer(script, args(port), `http://127.0.0.1:${port}/`);
  await stop(child);
  return ms;
}

const ratioOf = (pair: { readonly stub: number; readonly bare: number }) => pair.stub / pair.bare;
const pairs = await turnsUntilSteady(
  { name: 'a start of each', most: 11 },
  (pair) => [ratioOf(pair)],
  async () => ({
    stub: await once(commandLine, (port) => ['stub', '--port', String(port)]),
    bare: await once(bareServer, (port) => [String(port)]),
  }),
);
const stub = median(pairs.map((pair) => pair.stub));
const bare = median(pairs.map((pair) => pair.bare));
console.log(
  `first answer of aisp stub: ${aimed(stub, { under: 700 }, 'ms')}, of bare Hono ${bare.toFixed(0)} ms, ` +
    `ratio ${median(pairs.map(ratioOf)).toFixed(1)}`,
);

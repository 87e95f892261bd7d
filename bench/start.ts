import { bareServer, commandLine, freePort, median, startServer, stop } from './support/processes.ts';

/** Time from `aisp stub` to its first answer, beside a bare Hono server's, in turn. */
const rounds = 7;

async function once(script: string, args: (port: number) => readonly string[]): Promise<number> {
  const port = await freePort();
  const { process: child, ms } = await startServer(script, args(port), `http://127.0.0.1:${port}/`);
  await stop(child);
  return ms;
}

const pairs: { stub: number; bare: number }[] = [];
for (let round = 0; round < rounds; round++) {
  pairs.push({
    stub: await once(commandLine, (port) => ['stub', '--port', String(port)]),
    bare: await once(bareServer, (port) => [String(port)]),
  });
}
const stub = median(pairs.map((pair) => pair.stub));
const bare = median(pairs.map((pair) => pair.bare));
const ratio = median(pairs.map((pair) => pair.stub / pair.bare));
console.log(
  `first answer: aisp stub ${stub.toFixed(0)} ms (aim: under 700), bare Hono ${bare.toFixed(0)} ms, ratio ${ratio.toFixed(1)}`,
);

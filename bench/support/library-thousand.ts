import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { startBank } from '../../library/public/index.ts';

/**
 * Starts and closes banks, one after the other, each with a token and an answer. Prints, as JSON, the bytes that the heap holds after
 * a hundred of them and after all, garbage collected, and the milliseconds that one takes. Node has to run with `--expose-gc`.
 */
const all = 1000;

async function held(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await turn();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

/** The fetch of Node keeps a pool for each origin that it ever called: this keeps nothing. */
async function answered(url: string, token: string): Promise<void> {
  const [response] = await once(get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }), 'response');
  for await (const _ of response);
}

let early = 0;
const begun = performance.now();
for (let count = 1; count <= all; count++) {
  const bank = await startBank();
  const { accessToken } = await bank.token();
  await answered(`${bank.url}/open-banking/v3.1/aisp/accounts`, accessToken);
  await bank.close();
  if (count === all / 10) early = await held();
}
const each = (performance.now() - begun) / all;
console.log(JSON.stringify({ early, late: await held(), each }));

import { once } from 'node:events';
import { join } from 'node:path';
import { basePath } from '../schemas/operations.ts';
import { inTurns, type Measured, startMeasured } from './support/load.ts';
import { stop } from './support/processes.ts';

/**
 * What the journal costs: processor time of one `GET /accounts` at a bank that keeps one, beside that at a bank that keeps none.
 * The first argument is how often; 20 times when left out.
 */
const rounds = Number(process.argv[2] ?? 20);
const calls = 3_000;
const script = join(import.meta.dirname, 'support', 'journalled-bank.js');

async function begun(kind: 'journal' | 'none'): Promise<Measured> {
  const child = await startMeasured(script, [kind]);
  const [{ url, token }] = (await once(child, 'message')) as [{ readonly url: string; readonly token: string }];
  return { child, url: `${url}${basePath}/accounts`, token };
}

const banks = [await begun('journal'), await begun('none')] as const;
try {
  const { one: kept, other: none, ratio } = await inTurns(banks, { rounds, calls });
  console.log(
    `journal on GET /accounts: ${kept.processor.toFixed(1)} µs of the processor with it, ` +
      `${none.processor.toFixed(1)} µs without: it costs ${((ratio - 1) * 100).toFixed(1)} % (aim: under 5)`,
  );
} finally {
  for (const { child } of banks) await stop(child);
}

import { join } from 'node:path';
import { createBank } from '../library/public/index.ts';
import { aimed } from './support/aimed.ts';
import { median, ran } from './support/processes.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin, doing } from './support/watch.ts';

/** What a test waits for a bank of the library, and what banks leave behind. */
begin('library');
const limits = { first: 300, second: 50, reset: 5, growth: 1.1 };

async function program<T>(name: string, ...options: readonly string[]): Promise<T> {
  const { stdout } = await ran([...options, join(import.meta.dirname, 'support', `${name}.js`)]);
  return JSON.parse(stdout) as T;
}

interface Start {
  readonly first: number;
  readonly second: number;
}

const steadiness = { name: 'a program with two banks', most: 11 };
const starts = await turnsUntilSteady(
  steadiness,
  ({ first }: Start) => [first],
  () => program<Start>('library-start'),
);
const ofStarts = (name: keyof Start) => median(starts.map((start) => start[name]));
console.log(`import to first answer: ${aimed(ofStarts('first'), { under: limits.first }, 'ms', 1)}`);
console.log(`first answer of a second bank: ${aimed(ofStarts('second'), { under: limits.second }, 'ms', 1)}`);

doing('resets');
const bank = await createBank();
const resets: number[] = [];
for (let round = 0; round < 50; round++) {
  for (let made = 0; made < 20; made++) await bank.token();
  const begun = performance.now();
  await bank.reset();
  resets.push(performance.now() - begun);
}
console.log(`reset of a bank with twenty tokens: ${aimed(median(resets), { under: limits.reset }, 'ms', 1)}`);

/** Of one client, where another has ten thousand tokens that stay. */
const tokens = 10_000;
const [clientId, others] = ['lantern-aisp', 'harbour-aisp'];
const { accessToken } = await bank.token({ clientId: others });
for (let made = 1; made < tokens; made++) await bank.token({ clientId: others });
const ofOne: number[] = [];
for (let round = 0; round < 50; round++) {
  for (let made = 0; made < 20; made++) await bank.token({ clientId });
  const begun = performance.now();
  await bank.reset({ clientId });
  ofOne.push(performance.now() - begun);
}
const url = 'http://localhost/open-banking/v3.1/aisp/accounts';
const { status } = await bank.fetch(new Request(url, { headers: { authorization: `Bearer ${accessToken}` } }));
if (status !== 200) throw new Error(`the tokens of another client went with the reset: ${status}`);
console.log(
  `reset of a client with twenty tokens among 10,000: ${aimed(median(ofOne), { under: limits.reset }, 'ms', 1)}`,
);
await bank.close();

doing('a thousand banks, one after the other');
type Thousand = Readonly<Record<'early' | 'late' | 'each', number>>;
const { early, late, each } = await program<Thousand>('library-thousand', '--expose-gc');
const held = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
console.log(
  `heap after 1,000 banks, to that after 100: ${aimed(late / early, { under: limits.growth }, '', 2)}, ${held(early)} and ${held(late)}; ` +
    `${each.toFixed(1)} ms each`,
);

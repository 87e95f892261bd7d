import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createBank } from '../library/public/index.ts';
import { median } from './support/processes.ts';

/** What a test waits for a bank of the library, and what banks leave behind. */
const rounds = 7;
const limits = { first: 300, second: 50, reset: 5, growth: 1.1 };

function program<T>(name: string, ...options: readonly string[]): T {
  const script = join(import.meta.dirname, 'support', `${name}.js`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

function line(what: string, value: number, limit: number, unit: string): string {
  const text = `${what}: ${value.toFixed(unit === 'ms' ? 1 : 2)} ${unit} (aim: under ${limit})`;
  return value < limit ? text : `${text}: MISSED`;
}

const starts = Array.from({ length: rounds }, () => program<{ first: number; second: number }>('library-start'));
console.log(line('import to first answer', median(starts.map(({ first }) => first)), limits.first, 'ms'));
console.log(line('first answer of a second bank', median(starts.map(({ second }) => second)), limits.second, 'ms'));

const bank = await createBank();
const resets: number[] = [];
for (let round = 0; round < 50; round++) {
  for (let made = 0; made < 20; made++) await bank.token();
  const begun = performance.now();
  await bank.reset();
  resets.push(performance.now() - begun);
}
console.log(line('reset of a bank with twenty tokens', median(resets), limits.reset, 'ms'));

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
console.log(line('reset of a client with twenty tokens among 10,000', median(ofOne), limits.reset, 'ms'));
await bank.close();

const { early, late, each } = program<{ early: number; late: number; each: number }>('library-thousand', '--expose-gc');
const held = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
console.log(
  `${line('heap after 1000 banks, to that after 100', late / early, limits.growth, 'times')}, ${held(early)} and ${held(late)}; ${each.toFixed(1)} ms each`,
);

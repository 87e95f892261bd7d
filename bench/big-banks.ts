import { fullProfile } from '../schemas/profiles/full.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { judgeBank } from '../test/support/bank-run.ts';
import { ofCustomer } from './support/bank-customer.ts';
import { median } from './support/processes.ts';

/**
 * What a run of the full profile takes of banks with ten to a hundred thousand accounts, as a customer with ten and with a hundred of
 * them, by the limits of every day: calls, and time of the processor for harness and bank together. Calls grow with the plan of a run
 * and not with the bank.
 */
const banks = [
  { customers: 1, accounts: 10 },
  { customers: 100, accounts: 10 },
  { customers: 1000, accounts: 100 },
] as const;
const most = 12;
const rounds = 3;
const catalogue = await loadRules();

async function run(bank: (typeof banks)[number]): Promise<{ readonly calls: number; readonly seconds: number }> {
  const population = { ...bank, years: 2, perDay: 3 };
  const before = process.cpuUsage();
  const { archive, verdicts } = await judgeBank(catalogue, { profile: fullProfile, population, target: ofCustomer() });
  const { user, system } = process.cpuUsage(before);
  const wrong = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'error').map(({ id }) => id);
  if (wrong.length > 0) throw new Error(`a bank of ${bank.customers} customers broke ${wrong.join(', ')}`);
  return { calls: archive.exchanges.length, seconds: (user + system) / 1e6 };
}

// What a first run loads and compiles is no matter of the bank.
await run(banks[0]);
const turns: Awaited<ReturnType<typeof run>>[][] = [];
for (let round = 0; round < rounds; round++) {
  const turn: Awaited<ReturnType<typeof run>>[] = [];
  for (const bank of banks) turn.push(await run(bank));
  turns.push(turn);
}
const of = (index: number, name: 'calls' | 'seconds') => median(turns.map((turn) => turn[index]?.[name] ?? Number.NaN));
banks.forEach(({ customers, accounts }, index) => {
  console.log(
    `${(customers * accounts).toLocaleString('en')} accounts, ${accounts} of the customer: ${of(index, 'calls')} calls ` +
      `(aim: at most ${most} more than the first), ${of(index, 'seconds').toFixed(1)} s`,
  );
});
const last = banks.length - 1;
console.log(
  `largest to smallest: ${(of(last, 'calls') / of(0, 'calls')).toFixed(2)} of the calls, ${median(turns.map((turn) => (turn[last]?.seconds ?? Number.NaN) / (turn[0]?.seconds ?? Number.NaN))).toFixed(2)} of the time`,
);
if (of(last, 'calls') > of(0, 'calls') + most) throw new Error('the calls of a run grew with the bank');

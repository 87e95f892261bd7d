import { fullProfile } from '../schemas/profiles/full.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { judgeBank } from '../test/support/bank-run.ts';
import { aimed } from './support/aimed.ts';
import { ofCustomer } from './support/bank-customer.ts';
import { median } from './support/processes.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What a run of the full profile takes of banks with ten to a hundred thousand accounts, as a customer with ten, and in the largest with a hundred of
 * them, by the limits of every day: calls, and time of the processor for harness and bank together. Calls grow with the plan of a run
 * and not with the bank.
 */
begin('big-banks');
const banks = [
  { customers: 1, accounts: 10 },
  { customers: 100, accounts: 10 },
  { customers: 1000, accounts: 10 },
  { customers: 1000, accounts: 100 },
] as const;
const most = 12;
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

type Turn = readonly Awaited<ReturnType<typeof run>>[];

const of = (turn: Turn, place: number, name: 'calls' | 'seconds') => turn[place]?.[name] ?? Number.NaN;
const ratios = (turn: Turn, name: 'calls' | 'seconds') =>
  banks.map((_, place) => of(turn, place, name) / of(turn, 0, name));

doing('a first run, for what it loads and compiles');
await run(banks[0]);
const steadiness = { name: 'a run of each bank', most: 9, within: 0.05 };
const turns = await turnsUntilSteady(
  steadiness,
  (turn: Turn) => ratios(turn, 'seconds'),
  async () => {
    const turn: Turn[number][] = [];
    for (const bank of banks) turn.push(await run(bank));
    return turn;
  },
);
const medianOf = (take: (turn: Turn) => number | undefined) => median(turns.map((turn) => take(turn) ?? Number.NaN));
const first = medianOf((turn) => of(turn, 0, 'calls'));
banks.forEach(({ customers, accounts }, place) => {
  const calls = medianOf((turn) => of(turn, place, 'calls'));
  const seconds = medianOf((turn) => of(turn, place, 'seconds'));
  console.log(
    `${(customers * accounts).toLocaleString('en')} accounts, ${accounts} of the customer: ${aimed(calls, { atMost: first + most })} calls, ` +
      `${seconds.toFixed(2)} s of the processor, ${medianOf((turn) => ratios(turn, 'seconds')[place]).toFixed(2)} of what the smallest takes`,
  );
});

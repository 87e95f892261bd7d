import autocannon, { type Result } from 'autocannon';
import { type Asked, callsFor } from './asked.ts';
import { processorTime } from './process-time.ts';
import { median } from './processes.ts';
import type { Served } from './served.ts';
import { turnsUntilSteady } from './steady.ts';
import { doing } from './watch.ts';

/** What a load cost. */
export interface ServedCost {
  /** Microseconds of the processor for one call, of all processes of the bank. */
  readonly processor: number;
  /** Calls a second. */
  readonly rate: number;
  /** Milliseconds that the slowest in a hundred took. */
  readonly p99: number;
}

/** Who is compared: a bank, or several that share the calls and nothing else. */
export interface Contestant {
  readonly name: string;
  readonly banks: readonly Served[];
  /** How many times as often it is called, where a call takes too little to be told by as many as the others get. */
  readonly times?: number;
}

export interface Load {
  readonly asked: Asked;
  readonly calls: number;
  readonly connections: number;
}

/** Milliseconds after which autocannon looks again whether it is done. */
const sampleInt = 50;

/** Calls a bank, or several at once. Throws when an answer is no success. */
async function loadOf(
  { name, banks, times = 1 }: Contestant,
  { asked, calls, connections }: Load,
): Promise<ServedCost> {
  const share = { connections: connections / banks.length, amount: (calls * times) / banks.length };
  const ready = await Promise.all(banks.map((bank) => callsFor(bank, asked, share.amount)));
  const ids = banks.flatMap((bank) => bank.ids);
  const before = processorTime(ids);
  const begun = performance.now();
  let end = begun;
  const loads = await Promise.all(
    banks.map(
      ({ origin }, index) =>
        new Promise<Result>((resolve, reject) => {
          const load = autocannon({ url: origin, ...share, ...ready[index], sampleInt }, (error, result) =>
            error == null ? resolve(result) : reject(error),
          );
          // It looks now and then whether it is done: the last answer tells when it was.
          load.on('response', () => {
            end = performance.now();
          });
        }),
    ),
  );
  const seconds = (end - begun) / 1_000;
  const bad = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  const told = [...new Set(loads.flatMap(({ statusCodeStats = {} }) => Object.keys(statusCodeStats)))].join(', ');
  if (bad > 0) throw new Error(`${name}, ${asked}: ${bad} calls were no success; the answers were ${told}`);
  const total = loads.reduce((sum, { requests }) => sum + requests.total, 0);
  const processor = (processorTime(ids) - before) / total;
  return { processor, rate: total / seconds, p99: Math.max(...loads.map(({ latency }) => latency.p99)) };
}

/** Ratios of rates move more than those of the processor. */
const within = 0.05;

/** How a contestant did beside the first: medians, and those of the ratios. */
export interface Compared {
  readonly text: string;
  /** What a call costs of the processor, of what it costs the first. */
  readonly processor: number;
  /** Calls a second, of those of the first. */
  readonly rate: number;
}

/** Loads all in turn, each first in some rounds, until it is steady: what else the machine does meanwhile befalls all alike. */
export async function compared(
  contestants: readonly Contestant[],
  load: Load,
  most: number,
): Promise<readonly Compared[]> {
  const what = `${load.asked}, ${load.connections} connections`;
  // Each of several processes gets a part of the calls, and has to become quick by it.
  doing(`${what}, to warm up`);
  for (const each of [...contestants, ...contestants, ...contestants]) await loadOf(each, load);
  const take = async (round: number): Promise<readonly ServedCost[]> => {
    const costs: ServedCost[] = [];
    for (let turn = 0; turn < contestants.length; turn++) {
      const place = (round + turn) % contestants.length;
      const contestant = contestants[place];
      if (contestant !== undefined) costs[place] = await loadOf(contestant, load);
    }
    return costs;
  };
  const ratios = (costs: readonly ServedCost[], name: keyof ServedCost) =>
    costs.map((cost) => cost[name] / (costs[0]?.[name] ?? Number.NaN));
  const figures = (costs: readonly ServedCost[]) => [...ratios(costs, 'processor'), ...ratios(costs, 'rate')];
  const turns = await turnsUntilSteady({ name: what, most, within }, figures, take);
  return contestants.map(({ name }, place) => {
    const of = (of: keyof ServedCost) => median(turns.map((costs) => costs[place]?.[of] ?? Number.NaN));
    const ratio = (of: keyof ServedCost) => median(turns.map((costs) => ratios(costs, of)[place] ?? Number.NaN));
    return {
      text: `${name} ${of('processor').toFixed(0)} µs of the processor a call, ${of('rate').toFixed(0)} calls a second, p99 ${of('p99')} ms`,
      ...{ processor: ratio('processor'), rate: ratio('rate') },
    };
  });
}

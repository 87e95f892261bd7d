import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon, { type Result } from 'autocannon';
import { median, started, waitFor } from './processes.ts';
import { turnsUntilSteady } from './steady.ts';
import { doing } from './watch.ts';

const tellUsage = pathToFileURL(join(import.meta.dirname, 'tell-usage.js')).href;

/**
 * Node gives young objects 1 MiB, or several after a start that had much to keep, and takes them back at an idle moment: which of
 * it a server has for a whole measurement is luck, and moves what a call costs by a fifth. All servers get the same.
 */
const youngObjects = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/** A server that is measured. */
export interface Measured {
  readonly child: ChildProcess;
  readonly url: string;
  readonly token: string;
}

/**
 * What a load cost: microseconds of the server's processor for one call, calls a second, and milliseconds that the slowest in a hundred
 * took.
 */
export interface Cost {
  readonly processor: number;
  readonly rate: number;
  readonly p99: number;
}

/** Starts a script whose use of the processor can be asked for; waits, where a URL is given, until that answers. */
export async function startMeasured(script: string, args: readonly string[], url?: string): Promise<ChildProcess> {
  const child = started(
    fork(script, args, {
      execArgv: [...youngObjects, '--import', tellUsage],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  if (url !== undefined) await waitFor(child, script, url);
  return child;
}

async function used(child: ChildProcess): Promise<number> {
  child.send('used');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

/** Calls a server by 32 connections at once. Throws when an answer is no success. */
export async function load({ child, url, token }: Measured, calls: number): Promise<Cost> {
  const before = await used(child);
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const begun = performance.now();
  let end = begun;
  const { requests, latency, non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    // It looks now and then whether it is done: the last answer tells when it was.
    const options = { url, connections: 32, amount: calls, headers, sampleInt: 50 };
    const all = autocannon(options, (error, result) => (error == null ? resolve(result) : reject(error)));
    all.on('response', () => {
      end = performance.now();
    });
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed`);
  const processor = ((await used(child)) - before) / requests.total;
  return { processor, rate: (requests.total * 1_000) / (end - begun), p99: latency.p99 };
}

/** Times that each server is called before it counts: after so many its code is compiled, and does not change any more. */
const warmUps = 6;

/**
 * Medians of two servers that are called in turn, each first in every other round, and of the ratio of what the first uses of the
 * processor to what the second does: that tells nothing of what else the machine does. `rounds` are the most that it takes until the
 * ratio is steady, `name` says what is called.
 */
export async function inTurns(
  servers: readonly [Measured, Measured],
  { name, rounds, calls }: { readonly name: string; readonly rounds: number; readonly calls: number },
): Promise<{ readonly one: Cost; readonly other: Cost; readonly ratio: number }> {
  const [one, other] = servers;
  doing(`${name}, to warm up`);
  for (let round = 0; round < warmUps; round++) for (const server of servers) await load(server, calls);
  const steadiness = { name, most: rounds, least: 7, within: 0.01 };
  const turns = await turnsUntilSteady(
    steadiness,
    (turn: Turn) => [ratioOf(turn)],
    async (round) => {
      const first = await load(round % 2 === 0 ? one : other, calls);
      const second = await load(round % 2 === 0 ? other : one, calls);
      return round % 2 === 0 ? { one: first, other: second } : { one: second, other: first };
    },
  );
  const of = (costs: readonly Cost[]): Cost => ({
    processor: median(costs.map(({ processor }) => processor)),
    rate: median(costs.map(({ rate }) => rate)),
    p99: median(costs.map(({ p99 }) => p99)),
  });
  return {
    one: of(turns.map((turn) => turn.one)),
    other: of(turns.map((turn) => turn.other)),
    ratio: median(turns.map(ratioOf)),
  };
}

interface Turn {
  readonly one: Cost;
  readonly other: Cost;
}

const ratioOf = ({ one, other }: Turn) => one.processor / other.processor;

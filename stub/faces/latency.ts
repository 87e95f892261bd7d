import type { Stream } from '../data/random.ts';

/** How long an answer is kept back, in milliseconds: always as long, between two lengths, or log-normal by median and 95th percentile. */
export type Delay =
  | { readonly ms: number }
  | { readonly from: number; readonly to: number }
  | { readonly median: number; readonly p95: number };

/** The longest that an answer is kept back, in milliseconds. */
export const longestDelay = 300_000;

/** The 95th percentile of the standard normal distribution. */
const z95 = 1.6448536269514722;

const units = { ms: 1, s: 1000 } as const;

/** Milliseconds in a number of them, or in text like `250ms` and `1.5s`; undefined for anything else, and for more than five minutes. */
export function readLength(value: unknown): number | undefined {
  const [, digits, unit] = typeof value === 'string' ? (/^(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(value) ?? []) : [];
  const ms = digits === undefined ? value : Number(digits) * units[unit === 's' ? 's' : 'ms'];
  return typeof ms === 'number' && ms >= 0 && ms <= longestDelay ? ms : undefined;
}

const pairs = [
  ['from', 'to'],
  ['median', 'p95'],
] as const;

/** A delay as somebody asks for it: a length, or an object with two of them. Undefined for what is none. */
export function readDelay(value: unknown): Delay | undefined {
  const ms = readLength(value);
  if (ms !== undefined) return { ms };
  if (typeof value !== 'object' || value === null) return undefined;
  const members: Readonly<Record<string, unknown>> = { ...value };
  const pair = pairs.find((names) => names.every((name) => name in members));
  if (pair === undefined || Object.keys(members).length !== 2) return undefined;
  const [low, high] = pair.map((name) => readLength(members[name]));
  if (low === undefined || high === undefined || low > high) return undefined;
  if (pair[0] === 'from') return { from: low, to: high };
  return low > 0 ? { median: low, p95: high } : undefined;
}

/** How long this time, in milliseconds; takes its numbers from the stream. */
export function lengthOf(delay: Delay, draw: Stream): number {
  if ('ms' in delay) return delay.ms;
  if ('from' in delay) return delay.from + draw.next() * (delay.to - delay.from);
  const { median, p95 } = delay;
  const spread = Math.log(p95 / median) / z95;
  // Box and Muller; 1 less the number, for the logarithm of 0 is none.
  const normal = Math.sqrt(-2 * Math.log(1 - draw.next())) * Math.cos(2 * Math.PI * draw.next());
  return Math.min(longestDelay, median * Math.exp(spread * normal));
}

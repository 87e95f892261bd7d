import { isIP } from 'node:net';
import { InvalidArgumentError, Option } from 'commander';
import { storeFolder } from '../library/bank/store-folder.ts';
import { readRedisPlace } from '../stub/state/redis/redis-place.ts';
import { parseBasePath } from '../suites/target/base-path.ts';
import { UsageError } from './exit.ts';

/** An option that may be given several times; its value is a list. */
export function repeatable(flags: string, description: string, parse: (value: string) => string = filled): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser((value: string, previous: readonly string[]) => [...previous, parse(value)]);
}

/** Has the bundled bank differ in one way: the same of every command that has a bank. */
export function quirkOption(): Option {
  return repeatable(
    '--quirk <id>',
    'make the bundled bank differ as a live bank was reported to; may be given several times',
  );
}

/** Has it differ in several ways at once. */
export function asFoundOption(): Option {
  return repeatable(
    '--as-found <set>',
    'make the bundled bank differ in several ways at once, as live banks do; may be given several times',
  );
}

/** An option whose value is a list of names, with commas between them; may be given several times. */
export function listOf(flags: string, description: string, names: readonly string[]): Option {
  return new Option(flags, description).default([], 'none').argParser((value: string, previous: readonly string[]) => {
    const given = value.split(',').map((name) => name.trim());
    const unknown = given.find((name) => !names.includes(name));
    if (unknown === undefined) return [...new Set([...previous, ...given])];
    throw new InvalidArgumentError(`"${unknown}" is none of ${names.join(', ')}.`);
  });
}

/** Names with commas between them; may be given several times. */
export function listed(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, ...value.split(',').map((name) => filled(name).trim())];
}

/** A value that must not be empty. */
export function filled(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return value;
}

/** A parser of whole numbers between two bounds, both included. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** A time in seconds, as milliseconds; ten minutes at most. */
export function seconds(value: string): number {
  const milliseconds = /^\d{1,6}(\.\d+)?$/.test(value) ? Math.round(Number(value) * 1000) : Number.NaN;
  if (milliseconds >= 1 && milliseconds <= 600_000) return milliseconds;
  throw new InvalidArgumentError('It must be a number of seconds, above 0 and up to 600, such as 20 or 0.5.');
}

/** The name of a host, as a certificate has it, or an address. */
export function hostName(value: string): string {
  if (isIP(value) !== 0 || /^(?=.{1,253}$)[a-z\d_]([\w-]*[a-z\d_])?(\.[a-z\d_]([\w-]*[a-z\d_])?)*$/i.test(value))
    return value;
  throw new InvalidArgumentError(
    'It must be the name of a host or an address, such as bank.test, without port and scheme.',
  );
}

/** The URL of something that is called over HTTP. */
export function webAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '') return value;
  throw new InvalidArgumentError('It must be a URL that begins with http:// or https://.');
}

/** A length of time back from now, as milliseconds: `36h`, `30d`, or a whole number of minutes, `90m`. */
export function age(value: string): number {
  const [, number, unit] = /^(\d{1,6})([mhd])$/.exec(value) ?? [];
  const minutes = { m: 1, h: 60, d: 1440 }[unit ?? ''];
  if (number !== undefined && minutes !== undefined) return Number(number) * minutes * 60_000;
  throw new InvalidArgumentError('It must be a number of minutes, hours or days, such as 90m, 36h or 30d.');
}

/** A base path, without a trailing slash: empty for the root. */
export function basePath(value: string): string {
  const parsed = parseBasePath(value);
  if (typeof parsed === 'string') return parsed;
  throw new InvalidArgumentError(`${parsed.message} ${parsed.cure}`);
}

/** One part of a run: `2/3` is the second of three. */
export function shard(value: string): string {
  const [, part, parts] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(value) ?? [];
  if (part === undefined || Number(part) > Number(parts)) {
    throw new InvalidArgumentError('It must be written I/N with I from 1 to N, such as 1/3.');
  }
  return value;
}

/** Noon of a calendar day, UTC. */
export function day(value: string): Date {
  const date = new Date(`${value}T12:00:00Z`);
  const exists = /^20[2-9]\d-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime());
  if (!exists || !date.toISOString().startsWith(value)) {
    throw new InvalidArgumentError('It must be a date written YYYY-MM-DD, from 2020 to 2099.');
  }
  return date;
}

/** Where a bank keeps what changes: `file:FOLDER`, or a Redis or Valkey. What is told of a wrong one may hold no password. */
export function storePlace(value: string): string {
  if (storeFolder(value) !== undefined) return value;
  try {
    readRedisPlace(value, '');
    return value;
  } catch (error) {
    // Not as the wrong argument that it is: those are repeated, and this one may hold a password.
    throw new UsageError(
      error instanceof TypeError ? `${error.message}.` : String(error),
      'Write --store file:FOLDER, or --store redis://HOST:PORT/DATABASE.',
    );
  }
}

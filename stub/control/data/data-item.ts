import { isObject, type JsonObject } from '../../consents/shape-problems.ts';
import type { Pence } from '../../data/money.ts';
import { after, readDuration } from '../../dates/duration.ts';
import { instantOf, readDateTime } from '../../dates/iso-8601.ts';
import { type DataProblem, dotted } from './data-problem.ts';

const second = 1000;

/** What is found wrong on the way, and the time that durations count from. */
export interface Reading {
  readonly problems: DataProblem[];
  /** Seconds since 1970. */
  readonly now: number;
}

/** The object at a place of a document, read member by member: what is wrong with one is noted, and it counts as absent. */
export class DataItem {
  readonly pointer: string;
  readonly #members: JsonObject;
  readonly #reading: Reading;

  constructor(pointer: string, value: unknown, reading: Reading) {
    this.pointer = pointer;
    this.#reading = reading;
    this.#members = isObject(value) ? value : {};
    if (!isObject(value)) this.wrong(undefined, 'must be an object', 'Write its members, by name.');
  }

  has(name: string): boolean {
    return this.#members[name] !== undefined;
  }

  /** Notes that a member, or the item itself, is wrong. `message` follows its name. */
  wrong(name: string | undefined, message: string, cure: string): void {
    const pointer = name === undefined ? this.pointer : `${this.pointer}/${name}`;
    const key = name !== undefined && !this.has(name);
    this.#reading.problems.push({
      pointer,
      ...(key ? { key } : {}),
      message: `${named(pointer)} ${message}.`,
      cure,
    });
  }

  text(name: string): string | undefined {
    const value = this.#members[name];
    if (value === undefined || (typeof value === 'string' && value !== '')) return value as string | undefined;
    this.wrong(name, 'must be text', 'Put it in quotes.');
    return undefined;
  }

  /** Text that must be there; an empty one in its place where it is not. */
  required(name: string, cure: string): string {
    if (!this.has(name)) this.wrong(name, 'is missing', cure);
    return this.text(name) ?? '';
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
    const value = this.text(name);
    const found = choices.find((choice) => choice === value);
    if (value !== undefined && found === undefined) {
      this.wrong(name, `cannot be ${JSON.stringify(value)}`, `Allowed: ${choices.join(', ')}.`);
    }
    return found ?? usual;
  }

  wholeNumber(name: string, least: number, most: number, usual: number): number {
    const value = this.#members[name] ?? usual;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.wrong(name, `must be a whole number from ${least} to ${most}`, `Leave it out for ${usual}.`);
    return usual;
  }

  /** An `Amount` with its `Currency`, above nil: what this bank keeps is pounds and pence. */
  pence(name: string): Pence | undefined {
    if (!this.has(name)) return undefined;
    const amount = new DataItem(`${this.pointer}/${name}`, this.#members[name], this.#reading);
    const currency = amount.required('Currency', 'Add it: GBP.');
    if (currency !== '' && currency !== 'GBP') {
      amount.wrong('Currency', `cannot be ${JSON.stringify(currency)}`, 'The account is kept in GBP.');
    }
    const text = amount.required('Amount', 'Add it: a text such as "12.30".');
    const pence = penceOf(text);
    if (pence !== undefined && pence > 0) return pence;
    if (text !== '') amount.wrong('Amount', 'is no amount above nil, of pounds and pence', 'Write it like "12.30".');
    return undefined;
  }

  /** A date-time, or a duration before or after now, in seconds since 1970. */
  instant(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const at = instantAt(value, this.#reading.now * second);
    if (at !== undefined) return Math.floor(at / second);
    const cure = 'Write it like 2026-03-15T12:00:00Z, or as a duration from now such as P3D or -P1M.';
    this.wrong(name, 'is no date-time', cure);
    return undefined;
  }

  item(name: string): DataItem | undefined {
    return this.has(name) ? new DataItem(`${this.pointer}/${name}`, this.#members[name], this.#reading) : undefined;
  }

  /** The objects of a list; anything else in it is noted. */
  items(name: string): readonly DataItem[] {
    const value = this.#members[name] ?? [];
    if (Array.isArray(value)) {
      const all = value.map((each: unknown, i) => new DataItem(`${this.pointer}/${name}/${i}`, each, this.#reading));
      return all.filter((_, i) => isObject(value[i]));
    }
    this.wrong(name, 'must be a list', 'Write a list, even for one.');
    return [];
  }

  /** The members of these names, as they were written. */
  written(names: readonly string[]): JsonObject {
    return Object.fromEntries(names.filter((name) => this.has(name)).map((name) => [name, this.#members[name]]));
  }
}

const named = (pointer: string): string => (pointer === '' ? 'The data' : `"${dotted(pointer)}"`);

/** An amount without a sign, in pence; undefined for text that is none, or that has more than two decimals. */
export function penceOf(text: string): Pence | undefined {
  const parts = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text);
  return parts === null ? undefined : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

function instantAt(text: string, now: number): number | undefined {
  const back = text.startsWith('-');
  const duration = readDuration(back ? text.slice(1) : text);
  if (duration !== undefined) {
    const { months, milliseconds } = duration;
    return after(now, back ? { months: -months, milliseconds: -milliseconds } : duration);
  }
  const written = /[Tt]/.test(text) ? readDateTime(text) : undefined;
  return written === undefined ? undefined : instantOf(written);
}

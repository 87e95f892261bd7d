import { nearest } from '../suites/target/nearest.ts';

/** What a value of an option must be: what it is called, and whether a value is one. */
export interface OptionKind {
  readonly what: string;
  readonly is: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** A whole number from one to another. */
export const wholeNumber = (least: number, most: number): OptionKind => ({
  what: `a whole number from ${least} to ${most}`,
  is: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
});

/** One of a few words. */
export const oneOf = (...words: readonly string[]): OptionKind => ({
  what: words.map((word) => `'${word}'`).join(' or '),
  is: (value) => isText(value) && words.includes(value),
});

/** What options can be. What a text or an object is to say is looked at by whoever reads it. */
export const kinds = {
  text: { what: 'a text', is: isText },
  texts: { what: 'a list of texts', is: isList },
  textOrTexts: { what: 'a text or a list of texts', is: (value) => isText(value) || isList(value) },
  textOrObject: {
    what: 'a text or an object',
    is: (value) => isText(value) || (isObject(value) && !Array.isArray(value)),
  },
  objects: { what: 'a list of objects', is: (value) => Array.isArray(value) && value.every(isObject) },
  number: { what: 'a number', is: (value) => typeof value === 'number' },
  flag: { what: 'true or false', is: (value) => typeof value === 'boolean' },
  callback: { what: 'a function', is: (value) => typeof value === 'function' },
  moment: {
    what: 'a Date that is a moment in time, as new Date() makes it',
    is: (value) => isObject(value) && 'getTime' in value && !Number.isNaN(Number(value)),
  },
  signal: { what: 'an AbortSignal', is: (value) => isObject(value) && 'aborted' in value },
} as const satisfies Readonly<Record<string, OptionKind>>;

/** What each option of a function must be. */
export type OptionKinds<T extends object> = Readonly<Record<keyof T, OptionKind>>;

/**
 * Throws a TypeError for options of `asked`, a function of the library, that are no object, that it does not have, or that are something
 * else than they must be. An option that is misspelt would be left out without a word: `fault` for `faults` is an honest bank.
 */
export function checkOptions<T extends object>(asked: string, options: T, known: OptionKinds<T>): void {
  if (!isObject(options) || Array.isArray(options)) {
    throw new TypeError(`${asked} takes its options as an object, got ${shown(options)}`);
  }
  const names = Object.keys(known);
  for (const [name, value] of Object.entries(options)) {
    const kind: OptionKind | undefined = Object.hasOwn(known, name) ? known[name as keyof T] : undefined;
    if (kind === undefined) {
      const meant = nearest(name, names);
      throw new TypeError(
        `${asked} has no option ${name}${meant === undefined ? `; it has ${names.join(', ')}` : `; did you mean ${meant}?`}`,
      );
    }
    if (value !== undefined && !kind.is(value)) {
      throw new TypeError(`${name} must be ${kind.what}, got ${shown(value)}`);
    }
  }
}

/** Throws a TypeError for what `asked` is to work on where that is neither an object nor a text, which is a path or a URL. */
export function checkArgument(asked: string, what: string, given: unknown): void {
  if (kinds.textOrObject.is(given)) return;
  throw new TypeError(`${asked} takes ${what}, as an object or by its path, got ${shown(given)}`);
}

/** A value in few words: texts in quotation marks, so that nobody takes "1" for 1. */
function shown(value: unknown): string {
  if (isText(value)) return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Date) return 'a Date that is none';
  return isObject(value) ? 'an object' : String(value);
}

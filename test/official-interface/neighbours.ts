import type { Hint, Hints } from './hints.ts';

/** A change to one place of a body. */
export interface Change {
  readonly pointer: string;
  /** What was done there, in words. */
  readonly how: string;
}

type Holder = Record<string | number, unknown>;

/** Texts on both sides of every pattern and format in use. */
const texts = [
  ...['', ' ', '7', '10', '-1', '10.5', '-1.5', '1.12345', '1.123456', '1234567890123.1', '12345678901234', '.5', '1.'],
  ...[
    '123',
    '1234',
    '123.1234',
    '123.12345',
    '1234.5',
    '1,5',
    '0',
    '+44-7700900123',
    '+44 7700900123',
    '0044-1',
    'x+1-1y',
  ],
  ...['GB', 'gb', 'GBR', 'GBP', 'gbp', 'GBPX', 'A_b1', 'ab cd', 'abcde', 'EvryDay', 'IntrvlDay:02', 'IntrvlDay:31'],
  ...['IntrvlDay:32', 'NotKnown', 'WkInMnthDay:05:07', 'QtrDay:ENGLISH', 'IntrvlMnthDay:24:31', 'IntrvlMnthDay:24:-05'],
  ...[
    '2024-05-01',
    '2024-05-01T10:00:00',
    '2024-05-01T10:00:00Z',
    '2024-05-01T10:00:00.5+01:00',
    '2024-02-30T00:00:00Z',
  ],
  ...['2024-05-01T24:00:00Z', '2024-05-01 10:00:00Z', 'https://example.com/a', '/accounts/1', 'not a uri', '12:00:00'],
  ...['UK.OBIE.Other', 'UK.OBIE.Wallet', 'GB.ExampleBank.Own'],
];
const numbers = [0, 1, -1, 1.5, -0.5, 99, 100, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53, 1e21];
const others: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 17],
  ['a truth value', true],
  ['an empty object', {}],
  ['an object', { Unforeseen: 1 }],
  ['an empty list', []],
  ['a list', ['text']],
];

/** One way to change a value, or the object that holds it. */
interface Way {
  readonly how: string;
  readonly change: (holder: Holder, key: string | number) => void;
}

const replacing = (how: string, other: unknown): Way => ({
  how,
  change: (holder, key) => {
    holder[key] = other;
  },
});

const anyways = others.map(([how, other]) => replacing(how, other));
const numbered = numbers.map((number) => replacing(String(number), number));
const written = texts.map((text) => replacing(JSON.stringify(text), text));
const lengthened = (length: number): Way => replacing(`${length} characters`, 'x'.repeat(length));
const repeated = (count: number): Way => ({
  how: `${count} items`,
  change: (holder, key) => {
    const list = holder[key] as readonly unknown[];
    holder[key] = Array.from({ length: count }, (_, index) => list[index % list.length]);
  },
});

/** Bounds with one less and one more, and far beyond any bound there is. */
const round = (bounds: Iterable<number>, beyond: number): readonly number[] =>
  [...new Set([0, beyond, ...[...bounds].flatMap((bound) => [bound - 1, bound, bound + 1])])].filter(
    (count) => count >= 0,
  );

const extended: Way = {
  how: 'an unknown member added',
  change: (holder, key) => {
    holder[key] = { ...(holder[key] as object), Unforeseen: 'text' };
  },
};
const dropped: Way = {
  how: 'dropped',
  change: (holder, key) => {
    delete holder[key];
  },
};

/**
 * Every change of one place, or one in `every` of them: a member dropped, an unknown one added to each object, another type,
 * `null`, text at and beyond its bounds, texts that patterns and formats part, values of enumerations, lists of other lengths. Each change is in place while its turn lasts, and undone after: a large body is not copied thousands of times.
 */
export function* neighbours(body: unknown, hints: Hints, every: number, first: number): Generator<Change> {
  const ways = waysFor(hints);
  let skip = first;
  for (const { holder, key, pointer, name } of placesIn({ body }, '')) {
    const value = holder[key];
    const here = ways(value, name, !Array.isArray(holder) && pointer !== '');
    for (; skip < here.length; skip += every) {
      const way = here[skip];
      if (way === undefined) continue;
      way.change(holder, key);
      yield { pointer, how: way.how };
      holder[key] = value;
    }
    skip -= here.length;
  }
}

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
  readonly pointer: string;
  /** Of the member, or of the one whose list holds the value. */
  readonly name: string;
}

/** The one value of `holder` and all that is in it. */
function placesIn({ body }: { readonly body: unknown }, name: string): readonly Place[] {
  const found: Place[] = [];
  const visit = (place: Place): void => {
    found.push(place);
    const value = place.holder[place.key];
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Holder;
    for (const key of Object.keys(value)) {
      visit({ holder, key, pointer: `${place.pointer}/${key}`, name: Array.isArray(value) ? place.name : key });
    }
  };
  visit({ holder: { body }, key: 'body', pointer: '', name });
  return found;
}

/** The ways to change a value, by its type and the member's name, each list of ways made once. */
function waysFor(hints: Hints): (value: unknown, name: string, isMember: boolean) => readonly Way[] {
  const made = new Map<string, readonly Way[]>();
  const make = (value: unknown, { values, lengths, counts, hasForm }: Hint): readonly Way[] => {
    if (typeof value === 'string') {
      const listed = [...values, 'Unlisted'].map((text) => replacing(JSON.stringify(text), text));
      return [...anyways, ...round(lengths, 5000).map(lengthened), ...listed, ...(hasForm ? written : [])];
    }
    if (typeof value === 'number') return [...anyways, replacing('"7"', '7'), ...numbered];
    if (Array.isArray(value) && value.length > 0) return [...anyways, ...round(counts, 20).map(repeated)];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [...anyways, extended] : anyways;
  };
  return (value, name, isMember) => {
    const kind = Array.isArray(value) ? `list of ${Math.min(1, value.length)}` : typeof value;
    const key = `${kind} ${isMember} ${name}`;
    const known = made.get(key) ?? [...make(value, hints.get(name) ?? noHint), ...(isMember ? [dropped] : [])];
    made.set(key, known);
    return known;
  };
}

const noHint: Hint = { values: new Set(), lengths: new Set(), counts: new Set(), hasForm: false };

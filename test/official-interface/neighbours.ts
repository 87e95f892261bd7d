/** A change to one place of a body. */
export interface Change {
  readonly pointer: string;
  /** What was done there, in words. */
  readonly how: string;
}

/** Values that the schemas name for members, by the member's name: those of enumerations, on either side. */
export type NamedValues = ReadonlyMap<string, readonly string[]>;

type Holder = Record<string | number, unknown>;

/** The bounds of text that some release has, and one beyond each. */
const lengths = [1, 2, 4, 10, 16, 18, 34, 35, 40, 70, 128, 140, 210, 256, 350, 500, 2000].flatMap((n) => [n, n + 1]);
const counts = [1, 2, 5, 7].flatMap((n) => [n, n + 1]);

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

/**
 * Every change of one place: a member dropped, an unknown one added to each object, another type, `null`, text at and beyond
 * every bound, texts that patterns and formats part, values of enumerations, lists that are empty or longer. Each change is in
 * place while its turn lasts, and undone after, so that a large body is not copied thousands of times.
 */
export function* neighbours(body: unknown, named: NamedValues): Generator<Change> {
  const holder: Holder = { body };
  yield* changesAt(holder, 'body', '', named, '');
}

function* changesAt(
  holder: Holder,
  key: string | number,
  pointer: string,
  named: NamedValues,
  name: string,
): Generator<Change> {
  const value = holder[key];
  for (const [how, other] of replacements(value, named.get(name) ?? [])) {
    holder[key] = other;
    yield { pointer, how };
  }
  holder[key] = value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      yield* changesAt(value as unknown as Holder, index, `${pointer}/${index}`, named, name);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const members = value as Holder;
  const names = Object.keys(members);
  members.Unforeseen = 'text';
  yield { pointer, how: 'an unknown member added' };
  delete members.Unforeseen;
  for (const member of names) {
    const kept = members[member];
    delete members[member];
    yield { pointer: `${pointer}/${member}`, how: 'dropped' };
    members[member] = kept;
    yield* changesAt(members, member, `${pointer}/${member}`, named, member);
  }
}

function* replacements(value: unknown, named: readonly string[]): Generator<readonly [string, unknown]> {
  yield* others;
  if (typeof value === 'string' || typeof value === 'number') {
    for (const text of [...texts, ...named]) yield [JSON.stringify(text), text];
  }
  if (typeof value === 'string') {
    for (const length of lengths) yield [`${length} characters`, 'x'.repeat(length)];
  }
  if (typeof value === 'string' || typeof value === 'number')
    for (const number of numbers) yield [String(number), number];
  if (Array.isArray(value) && value.length > 0) {
    for (const count of counts) {
      yield [`${count} items`, Array.from({ length: count }, (_, index) => value[index % value.length])];
    }
  }
}

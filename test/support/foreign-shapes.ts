/** Text of about so many bytes, of one shape that a stranger may choose. */
export type Shape = (bytes: number) => string;

const filled = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const numbered = (bytes: number, entry: (index: number) => string) =>
  Array.from({ length: Math.ceil(bytes / entry(10_000).length) }, (_, index) => entry(index)).join('');

/** What is dear to read where a reader looks at one place again and again. */
export const shapes = {
  'unclosed strings': (bytes) => filled('"', bytes),
  'escapes after quotes': (bytes) => filled('"\\', bytes),
  'one long value': (bytes) => filled('a', bytes),
  'one long value of words': (bytes) => filled('Rhydian ', bytes),
  'many members': (bytes) => `{${numbered(bytes, (index) => `"Member${index}":"x",`).slice(0, -1)}}`,
  'many empty records': (bytes) => `[${filled('{},', bytes).slice(0, -1)}]`,
  'deep nesting': (bytes) => `${filled('[', bytes / 2)}${filled(']', bytes / 2)}`,
  'blank lines': (bytes) => filled('\n', bytes),
  'long lines of blanks': (bytes) => filled(`${' '.repeat(4_000)}\n`, bytes),
  'repeated mistakes': (bytes) => numbered(bytes, (index) => `unknown${index}: 1\n`),
  'astral characters': (bytes) => filled('🙂', bytes),
  digits: (bytes) => filled('4', bytes),
  dates: (bytes) => filled('2026-03-17T10:30:00+00:00 ', bytes),
  'slashes and percent signs': (bytes) => filled('/%20', bytes),
} as const satisfies Readonly<Record<string, Shape>>;

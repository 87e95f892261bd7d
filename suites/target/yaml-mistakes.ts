import type { Alias, Document, Scalar, visit as Visit, YAMLParseError } from 'yaml';

/** What somebody who writes a file made of a mistake: where it is, what it is, and what to do. */
export interface YamlMistake {
  readonly offset: number;
  readonly message: string;
  readonly cure: string;
}

const quotes = 'Put the value in quotes. A secret stands elsewhere: { env: NAME } or { file: PATH }.';

/** Cures by the parser's own codes; the message is the parser's where there is no better one. */
const known: Readonly<Record<string, Partial<YamlMistake> & Pick<YamlMistake, 'cure'>>> = {
  TAB_AS_INDENT: { cure: 'Indent with blanks.' },
  BAD_SCALAR_START: { cure: quotes },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'This text is followed by a colon, as if it were a key.',
    cure: 'Put a text that holds a colon and a blank in quotes.',
  },
};

/** What is wrong with a document that did not parse, mistakes of indentation told once. Values of the file are never quoted: one may be a secret. */
export function syntaxMistakes(errors: readonly YAMLParseError[], lineOf: (offset: number) => number): YamlMistake[] {
  const indented = errors.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const starts = indented.map(({ pos }) => pos[0]);
  return errors.flatMap(({ code, pos, message }) => {
    const [start, end] = pos;
    if (code === 'MULTILINE_IMPLICIT_KEY' && lineOf(end) > lineOf(start)) {
      return {
        offset: start,
        message: `Line ${lineOf(end)} is indented below this value as if it belonged to it.`,
        cure: 'Give all keys of one set the same indentation.',
      };
    }
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && starts.includes(start)) return [];
    const found = known[code];
    return {
      offset: start,
      message: found?.message ?? `${message.replace(/\.$/, '')}.`,
      cure: found?.cure ?? 'Correct the YAML or JSON at this place.',
    };
  });
}

/** Keys that stand twice in one set. The parser looks for them too, by comparing each with all before it. */
export function repeatedKeys(document: Document, visit: typeof Visit): YamlMistake[] {
  const repeated: YamlMistake[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items as readonly { readonly key: unknown }[]) {
        const { value, range } = key as Partial<Scalar>;
        if (value === undefined) continue;
        if (seen.has(value))
          repeated.push({
            offset: range?.[0] ?? 0,
            message: 'This key stands twice in one set of keys.',
            cure: 'Remove one of the two.',
          });
        seen.add(value);
      }
    },
  });
  return repeated;
}

/** References (`*name`) to what the document does not have. They are values that were meant as text, most often. */
export function lostReferences(document: Document, visit: typeof Visit): YamlMistake[] {
  const lost: YamlMistake[] = [];
  visit(document, {
    Alias(_, alias: Alias) {
      if (alias.resolve(document) !== undefined) return;
      lost.push({
        offset: alias.range?.[0] ?? 0,
        message: 'A value that begins with * is a reference of YAML, and this one leads nowhere.',
        cure: quotes,
      });
    },
  });
  return lost;
}

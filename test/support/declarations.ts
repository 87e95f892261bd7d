import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something that a declaration file exports. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type';
  /** What its comment says, in Markdown; empty where there is none. */
  readonly doc: string;
  /** The declaration without that comment. */
  readonly text: string;
}

const named = /^export (?:declare )?(function|class|interface|type) (\w+)/;
const list = /^export declare const (\w+): readonly \[(.*)\];$/;
const table = /^export declare const (\w+): \{$/m;

/** All that a declaration file exports, itself or from other files, as the compiler has written it. Throws where it cannot be read. */
export function exportedFrom(file: string): readonly Declaration[] {
  const statements = statementsIn(readFileSync(file, 'utf8'));
  const lists = new Map(
    statements.flatMap(({ text, doc }) => {
      const [, name = '', values] = list.exec(text) ?? table.exec(text) ?? [];
      const found = values?.split(', ') ?? text.match(/(?<=^ {4}readonly )'[^']+'(?=: \{)/gm) ?? [];
      return name === '' ? [] : [[name, { values: found, doc }] as const];
    }),
  );
  return statements.flatMap(({ text, doc }): readonly Declaration[] => {
    const [, names, from] = /^export (?:type )?(\*|\{[^}]*\}) from '([^']+)';$/.exec(text) ?? [];
    if (names !== undefined && from !== undefined) {
      const all = exportedFrom(join(dirname(file), from.replace(/\.js$/, '.d.ts')));
      const wanted = names === '*' ? undefined : names.match(/\b(?!type )\w+/g);
      const missing = wanted?.find((name) => !all.some((each) => each.name === name));
      if (missing !== undefined) throw new TypeError(`${from} does not declare ${missing}`);
      return all.filter(({ name }) => wanted?.includes(name) ?? true);
    }
    const [, kind, name] = named.exec(text) ?? [];
    if (kind === undefined || name === undefined) return [];
    const listed = lists.get(/(?:keyof typeof |\(typeof )(\w+)(?:\)\[number\])?;$/.exec(text)?.[1] ?? '');
    const whole = listed === undefined ? text : `export type ${name} = ${inShort(listed.values)};`;
    return [{ name, kind: kind as Declaration['kind'], doc: doc || (listed?.doc ?? ''), text: whole }];
  });
}

/** The values of a closed set; of very many, the first: how many there are changes with every one that is added. */
function inShort(values: readonly string[]): string {
  if (values.length <= 30) return values.join(' | ');
  return `${values.slice(0, 3).join(' | ')} | …`;
}

interface Statement {
  readonly doc: string;
  readonly text: string;
}

/** The statements at the top of a declaration file: each begins at the beginning of a line, its comment before it. */
function statementsIn(source: string): readonly Statement[] {
  const statement =
    /(?:^\/\*\*((?:(?!\*\/).)*)\*\/\n)?^((?:export|import)[^\n]*\{\n.*?^\}[^\n]*$|(?:export|import) .*?;$)/gms;
  return [...source.matchAll(statement)].map(([, comment = '', text = '']) => ({ doc: inMarkdown(comment), text }));
}

function inMarkdown(comment: string): string {
  return comment
    .replaceAll(/^ \* ?/gm, '')
    .replaceAll('\n', ' ')
    .trim();
}

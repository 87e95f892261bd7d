import { createRequire } from 'node:module';
import type { Document } from 'yaml';
import { ConfigurationError, type ConfigurationProblem, type ProblemCode } from './configuration-error.ts';
import { lostReferences, repeatedKeys, syntaxMistakes } from './yaml-mistakes.ts';

/** A configuration, and how to tell of a problem in it. */
export interface ConfigurationDocument {
  readonly value: unknown;
  /** A problem at the value that a JSON pointer leads to, or at the key of it; at the nearest parent when it is absent. */
  problem(
    code: ProblemCode,
    at: { readonly pointer: string; readonly key?: boolean },
    message: string,
    cure: string,
  ): ConfigurationProblem;
}

/** A configuration file that parsed, and where in it each value stands. */
export interface SourceDocument extends ConfigurationDocument {
  /** As the user named it. */
  readonly file: string;
}

const require = createRequire(import.meta.url);

/** So much YAML is read in about a second. JSON beyond it is read by the engine, which does not tell where a value stands. */
const mostYaml = 131_072;

/** JSON that is too long to be read as YAML. Throws a ConfigurationError for what is no JSON. */
function longJson(text: string, file: string): SourceDocument {
  try {
    const value = JSON.parse(text) as unknown;
    if (isDeeper(value, deepest)) throw tooMuch(file);
    return { file, value, problem: (code, _, message, cure) => ({ code, file, message, cure }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `It has ${Math.round(text.length / 1024)} KB, and is no JSON: of YAML at most ${mostYaml / 1024} KB are read.`;
    throw new ConfigurationError([{ code: 'syntax', file, message, cure: 'Write it as JSON, or as several files.' }]);
  }
}

/** Parses YAML or JSON, with a parser that is loaded for the first. Throws a ConfigurationError that tells its mistakes. */
export function parseSource(text: string, file: string): SourceDocument {
  if (text.length > mostYaml) return longJson(text, file);
  if (looksDeeper(text, deepest)) throw tooMuch(file);
  const { isMap, isPair, isScalar, LineCounter, parseDocument, visit } = require('yaml') as typeof import('yaml');
  const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.max(1, col) };
  };
  const broken = document.errors.length > 0;
  const mistakes = broken
    ? syntaxMistakes(document.errors, (offset) => place(offset).line)
    : [...repeatedKeys(document, visit), ...lostReferences(document, visit)];
  if (mistakes.length > 0) {
    throw new ConfigurationError(
      mistakes.map(({ offset, message, cure }) => ({ code: 'syntax', file, ...place(offset), message, cure })),
    );
  }
  const offsetOf = (path: readonly string[], key: boolean): number | undefined => {
    const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && nameOf(item.key) === path.at(-1))
      : undefined;
    if (key && isPair(pair)) return rangeStart(pair.key);
    return rangeStart(path.length === 0 ? document.contents : document.getIn(path, true));
  };
  return {
    file,
    value: unfolded(document, file),
    problem(code, { pointer, key = false }, message, cure) {
      let path = pointer.split('/').slice(1).map(unescaped);
      let offset = offsetOf(path, key);
      while (offset === undefined && path.length > 0) {
        path = path.slice(0, -1);
        offset = offsetOf(path, true);
      }
      return { code, file, ...place(offset ?? 0), message, cure };
    },
  };
}

/** No configuration is nested deeper, nor repeats itself more often by aliases. */
const [deepest, mostAliases] = [100, 100];

/** The value of a document, its aliases unfolded. Throws a ConfigurationError where they unfold to too much, or to themselves. */
function unfolded(document: Document, file: string): unknown {
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: mostAliases });
  } catch (error) {
    // What the parser throws for aliases, or the engine for nesting.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    throw tooMuch(file);
  }
  if (isDeeper(value, deepest)) throw tooMuch(file);
  return value;
}

/**
 * True for a text that nests more levels than these, by its brackets, its indentation or its dashes, whatever stands in quotes. The parser
 * goes down with every level, and at the end of its stack the engine may end the whole process.
 */
function looksDeeper(text: string, levels: number): boolean {
  let brackets = 0;
  const indents: number[] = [];
  for (const line of text.split('\n')) {
    const lead = /^[ \t]*(?:[-?][ \t]+)*/.exec(line)?.[0] ?? '';
    if (lead.length === line.trimEnd().length) continue;
    const indent = lead.length - lead.trimStart().length;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const marks = lead.length - lead.replaceAll(/[-?]/g, '').length;
    if (indents.length + marks > levels) return true;
    for (const character of line) {
      if (character === '[' || character === '{') brackets += 1;
      else if (character === ']' || character === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > levels) return true;
    }
  }
  return false;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function tooMuch(file: string): ConfigurationError {
  const message = `It is nested more than ${deepest} levels deep, or its aliases (*name) unfold to too much or to themselves.`;
  return new ConfigurationError([{ code: 'syntax', file, message, cure: 'Write the values out where they belong.' }]);
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function rangeStart(node: unknown): number | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? (range[0] as number) : undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRange, isRelease, latestRelease, type Release, type ReleaseRange } from '../../schemas/releases.ts';

/** The source of the messages: comments and blank lines left out. */
export interface SchemaSource {
  /** Lines that state the base, which is the latest release. */
  readonly base: number;
  /** Lines that make `release` another one than the base: annotations, each line once. */
  beyond(release: Release): number;
}

const root = join(import.meta.dirname, '..', '..', '..');
const annotation = /'x-(since|until|enum|required|by-release)':\s*/g;

/** Which part of an annotation is about which releases, and the lines that it takes. */
interface Part {
  readonly file: string;
  readonly lines: readonly number[];
  takesEffect(release: Release): boolean;
}

/** Reads the messages and definitions of the project's source. */
export function schemaSource(): SchemaSource {
  const files = ['messages', 'definitions'].flatMap((folder) =>
    readdirSync(join(root, 'schemas', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(root, 'schemas', folder, name)),
  );
  const texts = files.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const);
  const parts = texts.flatMap(([file, text]) => partsIn(file, text));
  const all = texts.reduce((sum, [, text]) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0);
  return {
    base: all - distinct(parts),
    beyond: (release) => distinct(parts.filter((part) => part.takesEffect(release))),
  };
}

function distinct(parts: readonly Part[]): number {
  return new Set(parts.flatMap(({ file, lines }) => lines.map((line) => `${file}:${line}`))).size;
}

/** Blanks in the place of comments, so that lines keep their numbers. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^\s*\/\/.*$/gm, '');
}

function partsIn(file: string, text: string): readonly Part[] {
  return [...text.matchAll(annotation)].flatMap((found): Part[] => {
    const [whole, kind] = found;
    const start = found.index + whole.length;
    const value = text.slice(start, endOf(text, start));
    // What holds for the latest release as well is a part of the base.
    const part = (from: number, to: number, range: ReleaseRange): Part => ({
      file,
      lines: linesOf(text, from, to),
      takesEffect: (release) => inRange(release, range) !== inRange(latestRelease, range),
    });
    if (kind === 'since' || kind === 'until') {
      return [part(found.index, start + value.length, rangeIn(`${kind}: ${value}`))];
    }
    return [...value.matchAll(/\{[^{}]*?(?:since|until): '[\d.]+'[^{}]*/g)].map(({ index, 0: opening }) =>
      part(start + index, endOf(text, start + index), rangeIn(opening)),
    );
  });
}

function rangeIn(text: string): ReleaseRange {
  const [, since = ''] = /since: '([\d.]+)'/.exec(text) ?? [];
  const [, until = ''] = /until: '([\d.]+)'/.exec(text) ?? [];
  return { ...(isRelease(since) ? { since } : {}), ...(isRelease(until) ? { until } : {}) };
}

/** Where the value that starts at a place ends: before the comma or bracket that is not inside it. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if ('{[('.includes(character)) depth += 1;
    if ('}])'.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && character === ',')) return at;
  }
  return text.length;
}

function linesOf(text: string, from: number, to: number): readonly number[] {
  const first = text.slice(0, from).split('\n').length;
  return text
    .slice(from, to)
    .split('\n')
    .map((_, index) => first + index);
}

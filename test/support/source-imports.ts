import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';

const checkout = resolve(import.meta.dirname, '..', '..', '..');

/** Files by their paths from the top of the checkout, each with what it imports: such paths, and `package:` before a package's name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const specifier = /(?:\b(?:from|import)\s+['"]|\bimport\(\s*['"`])([^'"`$\s]+)['"`]/g;

/** What the source of the file at `place` imports: values and types, at its beginning or on the way. A computed name cannot be read. */
export function importsIn(place: string, source: string): readonly string[] {
  const names = [...source.matchAll(specifier)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('.') ? posix.join(posix.dirname(place), name) : `package:${name}`));
}

/** The imports of every source below some folders, tests among them. */
export function importsBelow(...folders: readonly string[]): Imports {
  const places = folders.flatMap((folder) =>
    readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|js)$/.test(name))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );
  return new Map(places.map((place) => [place, importsIn(place, readFileSync(join(checkout, place), 'utf8'))]));
}

/** The folders that hold code: those that are compiled, and the scripts that compile them. */
export function codeFolders(): readonly string[] {
  const { include }: { readonly include: readonly string[] } = JSON.parse(readText('tsconfig.json'));
  return [...include, 'scripts'];
}

/** A text of the checkout. */
export function readText(place: string): string {
  return readFileSync(join(checkout, place), 'utf8');
}

export function isTest(place: string): boolean {
  return /\.test\.tsx?$/.test(place);
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearNames } from '../../schemas/near-names.ts';

interface Named {
  readonly id: string;
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const groups = await readdir(folder, { withFileTypes: true });
  return groups.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const folders = await foldersIn(folder);
  const files = await Promise.all(folders.map(async (each) => (await readdir(each)).map((file) => join(each, file))));
  return files
    .flat()
    .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
    .sort();
}

async function importOne<T extends Named>(
  file: string,
  kind: string,
  isOne: (value: unknown) => value is T,
): Promise<T> {
  const { default: value }: { readonly default?: unknown } = await import(pathToFileURL(file).href);
  if (!isOne(value)) throw new TypeError(`${file} must export a ${kind} by default`);
  return value;
}

/**
 * The default exports of the files that are named by ids, in the folders of `folder`. Rejects with a TypeError where there is none. One
 * after the other: Jest cannot link modules at once that share an import.
 */
export async function loadNamed<T extends Named>(
  folder: string,
  ids: readonly string[],
  kind: string,
  isOne: (value: unknown) => value is T,
): Promise<readonly T[]> {
  const found: T[] = [];
  const groups = ids.length === 0 ? [] : await foldersIn(folder);
  for (const id of ids) {
    const file = groups.map((group) => join(group, `${id}.js`)).find((each) => existsSync(each));
    if (file === undefined) throw new TypeError(`No file in the folders of ${folder} is named by the ${kind} ${id}`);
    found.push(await importOne(file, kind, isOne));
  }
  return found;
}

/**
 * The default exports of all files in the folders of `folder`, by id. Throws a TypeError for a file that exports no `kind`,
 * and for two with the same id.
 */
export async function loadExports<T extends Named>(
  folder: string,
  kind: string,
  isOne: (value: unknown) => value is T,
): Promise<readonly T[]> {
  const files = await filesBelow(folder);
  const found = await Promise.all(files.map((file) => importOne(file, kind, isOne)));
  const sorted = found.sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, index) => sorted[index + 1]?.id === id);
  if (twice !== undefined) throw new TypeError(`Two ${kind}s have the id ${twice.id}`);
  return sorted;
}

/** The ids that somebody may have meant, the nearest first, or else some that hold what was asked; at most three, and none when none is near. */
export function nearestIds(ids: readonly string[], asked: string): readonly string[] {
  const near = nearNames(asked, ids, Math.max(3, asked.length / 2));
  if (near.length > 0 || asked.length < 4) return near;
  return ids.filter((id) => id.includes(asked)).slice(0, 3);
}

/** The one with this id. Throws what `unknown` makes of the nearest id, if one is near. */
export function findById<T extends Named>(all: readonly T[], id: string, unknown: (near?: string) => Error): T {
  const found = all.find((each) => each.id === id);
  if (found !== undefined) return found;
  const ids = all.map((each) => each.id);
  throw unknown(nearestIds(ids, id)[0]);
}

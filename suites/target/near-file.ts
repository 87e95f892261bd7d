import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from './nearest.ts';

/** Entries of a folder that are looked at: whoever has more mistyped one of very many. */
const mostEntries = 2000;

/** `Did you mean my-bank.yaml?` for a file that is not there, from what is in its folder; undefined where nothing is called alike. */
export function nearFile(path: string): string | undefined {
  const folder = dirname(path);
  const found = nearest(basename(path), entriesOf(folder).slice(0, mostEntries));
  return found === undefined ? undefined : `Did you mean ${folder === '.' ? found : join(folder, found)}?`;
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of several targets in the folder of a report, by their path below it. */
export function targetFolders(folder: string): readonly string[] {
  const all = join(folder, 'targets');
  if (!existsSync(all)) return [];
  return readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `targets/${name}`)
    .sort();
}

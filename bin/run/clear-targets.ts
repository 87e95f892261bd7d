import { rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { targetFolders } from '../report/target-folders.ts';
import { reportFiles } from './read-exit-code.ts';

/** Removes what a run over several targets left in an output folder: an old report must not pass for a new one. Nothing else. */
export function clearTargets(folder: string): void {
  for (const below of targetFolders(folder)) {
    for (const name of reportFiles) rmSync(join(folder, below, name), { force: true });
    removeEmpty(join(folder, below));
  }
  removeEmpty(join(folder, 'targets'));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not there, or holds what is not ours.
  }
}

import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Problem } from '../problem.ts';

/**
 * The absolute path of what a page names, which lies in the folder wherever links of the file system lead; it need not exist. Throws a
 * Problem for every other.
 */
export function inFolder(folder: string, named: string): string {
  const path = join(folder, named);
  const outside = named === '' || named.includes('\0') || isAbsolute(named) || !isBelow(folder, path);
  if (outside || !isBelow(realpathSync(folder), realOf(path))) throw outsideOf();
  return path;
}

const outsideOf = () =>
  new Problem('This is not in the folder of the workbench.', 'Start it with the --folder that holds the file.');

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where a path leads once links are followed, as far as it exists. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // A link to what is not there yet would lead wherever it wants.
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw outsideOf();
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path)
      throw new Problem('There is no such file.', '', 404);
    return join(realOf(above), path.slice(above.length + 1));
  }
}

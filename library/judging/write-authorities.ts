import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { writeNew } from '../../files/write-file.ts';

/**
 * Writes what a process is to trust, authorities in PEM besides those of the file `usual`, into a folder, and returns the path for
 * its NODE_EXTRA_CA_CERTS: Node reads that variable when it starts, and never again.
 */
export function writeAuthorities(folder: string, ca: string, usual: string | undefined): string {
  const path = join(folder, 'ca.pem');
  const others = usual === undefined ? '' : readIfThere(usual);
  writeNew(path, `${others}${ca}\n`, { mode: 'private' });
  return path;
}

/** Node itself only warns of such a file that cannot be read. */
function readIfThere(path: string): string {
  try {
    return `${readText(path, 'certificate')}\n`;
  } catch {
    return '';
  }
}

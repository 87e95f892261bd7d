import { writeNew } from '../../files/write-file.ts';
import type { Certificates } from './create-certificates.ts';
import { clientFiles, keyFiles } from './key-files.ts';
import { withFile } from './key-folder-error.ts';

/** Writes keys and certificates into a folder that has none; only its owner may read the keys. Throws a KeyFolderError. */
export function fillFolder(folder: string, { authority, server, clients }: Certificates): void {
  const files = keyFiles(folder, []);
  write(files.authority, authority.certificate, 0o644);
  write(files.authorityKey, authority.key, 0o600);
  write(files.server, server.certificate, 0o644);
  write(files.serverKey, server.key, 0o600);
  for (const { client, ...made } of clients) {
    const { certificate, key } = clientFiles(folder, client);
    write(certificate, made.certificate, 0o644);
    write(key, made.key, 0o600);
  }
}

/** Never over a file that is there: another bank may be filling the same folder. */
function write(path: string, text: string, mode: number): void {
  withFile(path, () => writeNew(path, text, { mode }));
}

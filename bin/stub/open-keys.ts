import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClients } from '../../stub/access/clients.ts';
import { type OpenedFolder, openCertificateFolder } from '../../stub/tls/certificate-folder.ts';

export interface OpenedKeys extends OpenedFolder {
  /** The folder. */
  readonly path: string;
  /** True when the folder goes with the bank. */
  readonly temporary: boolean;
  /** Removes a temporary folder; also done when the process exits. */
  remove(): void;
}

/** The keys of a given folder, or of a new one that only this user can read. Rejects with a KeyFolderError. */
export async function openKeys(options: {
  readonly tls: boolean;
  readonly folder: string | undefined;
  readonly host: string;
  /** Further names and addresses that the certificate of the bank is for. */
  readonly names: readonly string[];
}): Promise<OpenedKeys> {
  const { tls, host, names } = options;
  const temporary = options.folder === undefined;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'aisp-stub-'));
  const remove = () => {
    process.off('exit', remove);
    if (temporary) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', remove);
  // Clients that connect go by the clock of the machine, whatever date the bank keeps.
  const wanted = { clients: defaultClients, hosts: [host], names, now: new Date(), tls };
  return { ...(await openCertificateFolder(folder, wanted)), path: folder, temporary, remove };
}

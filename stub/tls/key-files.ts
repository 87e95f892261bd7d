import { join } from 'node:path';
import type { Client } from '../access/clients.ts';

/** Paths of one client's files. */
export interface ClientFiles {
  readonly client: Client;
  readonly certificate: string;
  readonly key: string;
}

/** Where each key and certificate stands. */
export interface KeyFiles {
  readonly authority: string;
  /** There where the folder was filled by the bank, which renews certificates with it. */
  readonly authorityKey: string;
  readonly server: string;
  readonly serverKey: string;
  readonly clients: readonly ClientFiles[];
}

/** The paths of a folder's files. Throws a TypeError for client ids that cannot be names of files of their own. */
export function keyFiles(folder: string, clients: readonly Client[]): KeyFiles {
  const files = {
    authority: join(folder, 'ca.pem'),
    authorityKey: join(folder, 'ca-key.pem'),
    server: join(folder, 'server.pem'),
    serverKey: join(folder, 'server-key.pem'),
    clients: clients.map((client) => clientFiles(folder, client)),
  };
  const paths = [...allPaths(files), files.authorityKey];
  if (new Set(paths).size < paths.length) throw new TypeError('Two of the files of the clients have one name');
  return files;
}

/** The paths of one client's files. */
export function clientFiles(folder: string, client: Client): ClientFiles {
  const { clientId } = client;
  if (!/^[\w-][\w.-]*$/.test(clientId)) throw new TypeError(`The client id ${clientId} cannot be part of a file name`);
  return { client, certificate: join(folder, `${clientId}.pem`), key: join(folder, `${clientId}-key.pem`) };
}

/** The paths of all that is needed for TLS. */
export function allPaths({ authority, server, serverKey, clients }: KeyFiles): readonly string[] {
  return [authority, server, serverKey, ...clients.flatMap(({ certificate, key }) => [certificate, key])];
}

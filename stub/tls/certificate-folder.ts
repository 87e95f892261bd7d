import { mkdirSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { readText } from '../../files/read-file.ts';
import type { Client } from '../access/clients.ts';
import { checkCertificate, checkKey, checkPair, checkSigningKey, type PemFile } from './check-pem.ts';
import { clientWithKeys } from './client-with-keys.ts';
import { type CertificatesWanted, createCertificates } from './create-certificates.ts';
import { fillFolder } from './fill-folder.ts';
import { allPaths, type ClientFiles, type KeyFiles, keyFiles } from './key-files.ts';
import { KeyFolderError, withFile } from './key-folder-error.ts';
import { renewFolder } from './renew-folder.ts';

/** What a server needs for TLS, in PEM. */
export interface ServerTls {
  readonly key: string;
  /** Followed by those between it and its authority, if there are any. */
  readonly certificate: string;
  /** The authorities whose client certificates are trusted. */
  readonly ca: string;
}

export interface OpenedFolder {
  readonly files: KeyFiles;
  /** The clients with the public facts of their keys and, over TLS, of their certificates. */
  readonly clients: readonly Client[];
  /** Absent for a bank without TLS. */
  readonly tls?: ServerTls;
  /** What was renewed, and what ends soon and could not be: a sentence or two each. */
  readonly notices: readonly string[];
}

/** What is made where the folder is empty, and what is read from it. */
export interface FolderWanted extends CertificatesWanted {
  /** Without TLS only the keys of the clients are looked at: they sign, and nobody shows a certificate. */
  readonly tls: boolean;
  /** Names and addresses that the server's certificate must be for, besides those of loopback; it is renewed where it lacks one. */
  readonly names?: readonly string[];
}

/**
 * Reads the keys and certificates of a folder, or makes them all where it is empty or not there yet. A client has one
 * key, for TLS and for the JWTs that it signs. Certificates that were made here are renewed when they end within 30 days.
 * Throws a KeyFolderError for a folder that lacks files or cannot be used.
 */
export async function openCertificateFolder(path: string, wanted: FolderWanted): Promise<OpenedFolder> {
  const folder = resolve(path);
  const files = keyFiles(folder, wanted.clients);
  const present = entries(folder);
  const { tls, now, hosts, names = [] } = wanted;
  if (present.length === 0) fillFolder(folder, await createCertificates({ ...wanted, hosts: [...hosts, ...names] }));
  else checkComplete(folder, present, files, tls);
  const notices = tls && present.length > 0 ? await renewFolder(files, { hosts, names, now }) : [];
  const known = files.clients.map((own) => (tls ? readClient(own, now) : readSigner(own)));
  return {
    files: { ...files, clients: known },
    clients: known.map(({ client }) => client),
    ...(tls ? { tls: readServer(files, now) } : {}),
    notices,
  };
}

/** The names in a folder but hidden ones. A folder that is not there is made. */
function entries(folder: string): readonly string[] {
  withFile(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return withFile(folder, () => readdirSync(folder)).filter((name) => !name.startsWith('.'));
}

function checkComplete(folder: string, present: readonly string[], files: KeyFiles, tls: boolean): void {
  const needed = tls ? allPaths(files) : files.clients.map(({ key }) => key);
  const missing = needed.map((path) => basename(path)).filter((name) => !present.includes(name));
  if (missing.length === 0) return;
  const cure = 'Add what is missing, or name an empty folder to have all of it made.';
  throw new KeyFolderError(`${folder} is not empty and lacks ${missing.join(', ')}. ${cure}`);
}

function load(path: string): PemFile {
  return { path, text: withFile(path, () => readText(path, 'certificate')) };
}

function readSigner(own: ClientFiles): ClientFiles {
  return { ...own, client: clientWithKeys(own.client, checkSigningKey(load(own.key))) };
}

function readClient(own: ClientFiles, now: Date): ClientFiles {
  const [certificateFile, keyFile] = [load(own.certificate), load(own.key)];
  const key = checkSigningKey(keyFile);
  const certificate = checkCertificate(certificateFile, now);
  checkPair(certificate, certificateFile, key, keyFile);
  return { ...own, client: clientWithKeys(own.client, key, certificate) };
}

function readServer(files: KeyFiles, now: Date): ServerTls {
  const [ca, certificate, key] = [load(files.authority), load(files.server), load(files.serverKey)];
  checkCertificate(ca, now);
  checkPair(checkCertificate(certificate, now), certificate, checkKey(key), key);
  const tls = { key: key.text, certificate: certificate.text, ca: ca.text };
  try {
    createSecureContext({ key: tls.key, cert: tls.certificate, ca: tls.ca });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new KeyFolderError(
      `${certificate.path} cannot serve TLS: ${reason}. Put a stronger one there, and its key.`,
      {
        cause,
      },
    );
  }
  return tls;
}

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { readText } from '../../files/read-file.ts';
import { replaceFile } from '../../files/write-file.ts';
import { readCertificate } from './check-pem.ts';
import { authorityName, type CertifiedKey, createAuthority, type Issuer, issuerOf } from './create-certificates.ts';
import type { KeyFiles } from './key-files.ts';
import { KeyFolderError, withFile } from './key-folder-error.ts';

/** What certificates are looked at by. */
export interface RenewalWanted {
  /** Names and addresses that a new certificate of the server is for, besides those that the old one was for. */
  readonly hosts: readonly string[];
  /** Those of them that have the server's renewed, where it lacks one. */
  readonly names: readonly string[];
  readonly now: Date;
}

const day = 86_400_000;
/** Days before its end from which a certificate is spoken of, and renewed where that can be. */
const ahead = 30;

/** A certificate of the folder, and how it is made again for the same key. */
interface Held {
  readonly path: string;
  readonly keyPath: string;
  readonly certificate: X509Certificate;
  /** True where it lacks a name that is wanted of it. */
  readonly lacking: boolean;
  readonly again: (issuer: Issuer, key: string) => Promise<string>;
}

interface ToWrite {
  readonly path: string;
  readonly text: string;
  readonly mode: number;
}

/**
 * Renews what has ended or ends within 30 days in a folder that was filled here: for the same keys and by the same authority,
 * unless that one ends, too. What came from elsewhere, or stands where nothing can be written, is left as it is. Answers with what there is to say,
 * a sentence or two for each file. Throws a KeyFolderError for a wanted name that the server's certificate lacks and cannot be given.
 */
export async function renewFolder(files: KeyFiles, wanted: RenewalWanted): Promise<readonly string[]> {
  const { now } = wanted;
  const isDue = (certificate: X509Certificate) => endOf(certificate).getTime() - now.getTime() < ahead * day;
  const authority = certificateAt(files.authority);
  const authorityDue = isDue(authority);
  const own = ownAuthority(files, authority);
  const held = heldIn(files, wanted);
  const stale = held.filter(({ lacking, certificate }) => lacking || authorityDue || isDue(certificate));
  if (stale.length === 0 && !authorityDue) return [];
  const renewable = own === undefined ? [] : stale.filter((each) => isOurs(each, authority));
  const kept = stale.filter((each) => !renewable.includes(each));
  const lacking = kept.find((each) => each.lacking);
  if (lacking !== undefined) throw lackingError(lacking, wanted);
  const old = own === undefined && authorityDue ? [{ path: files.authority, certificate: authority }] : [];
  const toAnnounce = [...old, ...kept.filter(({ certificate }) => isDue(certificate))];
  const said = toAnnounce.map(({ path, certificate }) => announced(path, certificate, now));
  if (own === undefined) return said;
  const issuing = authorityDue ? await createAuthority(now) : own;
  const issuer = await issuerOf(issuing, now);
  const made = await Promise.all(
    renewable.map(async ({ path, keyPath, again }) => ({
      path,
      mode: 0o644,
      text: await again(issuer, read(keyPath)),
    })),
  );
  const first: readonly ToWrite[] = authorityDue
    ? [
        { path: files.authorityKey, text: issuing.key, mode: 0o600 },
        { path: files.authority, text: issuing.certificate, mode: 0o644 },
      ]
    : [];
  try {
    for (const each of [...first, ...made]) replace(each);
  } catch (error) {
    if (!(error instanceof KeyFolderError) || renewable.some((each) => each.lacking)) throw error;
    const left = renewable.filter(({ certificate }) => isDue(certificate));
    return [...said, ...left.map(({ path, certificate }) => announced(path, certificate, now)), error.message];
  }
  const renewed = [...first, ...made].filter(({ path }) => path !== files.authorityKey);
  return [
    ...said,
    ...renewed.map(({ path, text }) => `${path} was renewed: it is good until ${dayOf(new X509Certificate(text))}.`),
  ];
}

function read(path: string): string {
  return withFile(path, () => readText(path, 'certificate'));
}

function certificateAt(path: string): X509Certificate {
  return readCertificate({ path, text: read(path) });
}

/** The authority that the folder was filled with, where its key is there, too; undefined for any other. */
function ownAuthority(files: KeyFiles, authority: X509Certificate): CertifiedKey | undefined {
  if (!authority.subject.split('\n').includes(`CN=${authorityName}`) || !existsSync(files.authorityKey))
    return undefined;
  const key = read(files.authorityKey);
  return fits(authority, key) ? { certificate: read(files.authority), key } : undefined;
}

/** False for a key of another certificate, and for what is no key: what is wrong with it is said where it is read. */
function fits(certificate: X509Certificate, key: string): boolean {
  try {
    return certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

function isOurs({ certificate, keyPath }: Held, authority: X509Certificate): boolean {
  return certificate.checkIssued(authority) && fits(certificate, read(keyPath));
}

function heldIn(files: KeyFiles, { hosts, names }: RenewalWanted): readonly Held[] {
  const server = certificateAt(files.server);
  return [
    {
      path: files.server,
      keyPath: files.serverKey,
      certificate: server,
      lacking: names.some((name) => !isFor(server, name)),
      again: (issuer, key) => issuer.server(key, [...namesOf(server), ...hosts, ...names]),
    },
    ...files.clients.map(({ client, certificate, key }) => ({
      path: certificate,
      keyPath: key,
      certificate: certificateAt(certificate),
      lacking: false,
      again: (issuer: Issuer, text: string) => issuer.client(text, client),
    })),
  ];
}

function isFor(server: X509Certificate, name: string): boolean {
  return (isIP(name) === 0 ? server.checkHost(name) : server.checkIP(name)) !== undefined;
}

/** The names and addresses that a certificate is for. */
function namesOf({ subjectAltName = '' }: X509Certificate): readonly string[] {
  return [...subjectAltName.matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name = '']) => name);
}

function endOf({ validTo }: X509Certificate): Date {
  return new Date(validTo);
}

function dayOf(certificate: X509Certificate): string {
  return endOf(certificate).toISOString().slice(0, 10);
}

function announced(path: string, certificate: X509Certificate, now: Date): string {
  const days = Math.floor((endOf(certificate).getTime() - now.getTime()) / day);
  const when = days < 1 ? 'today' : days === 1 ? 'in a day' : `in ${days} days`;
  return `${path} ends on ${dayOf(certificate)}, ${when}. Put a current one there, or name an empty folder to have all made anew.`;
}

function lackingError({ path, certificate }: Held, { names }: RenewalWanted): KeyFolderError {
  const missing = names.filter((name) => !isFor(certificate, name)).join(', ');
  const cure = 'Put one there that is, or name an empty folder to have all made anew.';
  return new KeyFolderError(`${path} is not for ${missing}, and was not made here. ${cure}`);
}

/** In one step: whoever reads the folder at the same time finds the old file or the new one. */
function replace({ path, text, mode }: ToWrite): void {
  withFile(path, () => replaceFile(path, text, { mode }));
}

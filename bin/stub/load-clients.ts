import { createPublicKey, X509Certificate } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { clientWith } from '../../library/bank/client-with.ts';
import type { Client, ClientPublicKey } from '../../stub/access/clients.ts';
import { publicJwk } from '../../stub/tls/client-with-keys.ts';
import { checkDocument, compileConfigurationSchema } from '../../suites/target/check-document.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { readSource } from '../../suites/target/read-source.ts';
import { parseSource, type SourceDocument } from '../../suites/target/source-document.ts';
import { clientsSchema } from './clients-schema.ts';

interface ClientEntry {
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly redirectUris?: readonly string[];
  readonly jwks?: { readonly keys: readonly (ClientPublicKey & Readonly<Record<string, unknown>>)[] };
  readonly signingCertificate?: string;
  readonly certificate?: string;
}

/** The clients of a file, and the authorities that their TLS certificates come from, in PEM. */
export interface LoadedClients {
  readonly clients: readonly Client[];
  readonly authorities: string;
}

/**
 * Reads a PEM file that a document names, and what is in it; where it holds nothing of the kind, that is a problem of the
 * document.
 */
function fromPem<T>(
  document: SourceDocument,
  pointer: string,
  path: string,
  what: string,
  read: (pem: string) => T,
): T {
  const pem = readSource(resolve(dirname(document.file), path));
  try {
    return read(pem);
  } catch {
    const message = `"${path}" holds no ${what}.`;
    const cure = 'Name a PEM file with one: it has a line that begins with -----BEGIN.';
    throw new ConfigurationError([document.problem('bad-tls', { pointer }, message, cure)]);
  }
}

function signing(document: SourceDocument, pointer: string, entry: ClientEntry): readonly ClientPublicKey[] {
  const listed = (entry.jwks?.keys ?? []).map(
    ({ kty, n, e, kid }) => ({ kty, n, e, kid, use: 'sig', alg: 'PS256' }) as const,
  );
  const path = entry.signingCertificate;
  if (path === undefined) return listed;
  const place = `${pointer}/signingCertificate`;
  return [
    ...listed,
    fromPem(document, place, path, 'RSA certificate or public key', (pem) => publicJwk(createPublicKey(pem))),
  ];
}

function clientOf(document: SourceDocument, entry: ClientEntry, index: number): Client {
  const pointer = `/clients/${index}`;
  const { certificate: path } = entry;
  const publicKeys = signing(document, pointer, entry);
  const certificate =
    path === undefined
      ? undefined
      : fromPem(document, `${pointer}/certificate`, path, 'certificate', (pem) => new X509Certificate(pem));
  return clientWith(entry, publicKeys, certificate);
}

/** Reads a file of clients. Throws a ConfigurationError that tells each problem with its place. */
export function loadClients(file: string): LoadedClients {
  const document = parseSource(readSource(file), file);
  const problems = checkDocument(document, compileConfigurationSchema(clientsSchema));
  if (problems.length > 0) throw new ConfigurationError(problems);
  const { clients, authorities = [] } = document.value as {
    readonly clients: readonly ClientEntry[];
    readonly authorities?: readonly string[];
  };
  const pem = (path: string, index: number) =>
    fromPem(document, `/authorities/${index}`, path, 'certificate', (text) => new X509Certificate(text) && text);
  return {
    clients: clients.map((entry, index) => clientOf(document, entry, index)),
    authorities: authorities.map(pem).join('\n'),
  };
}

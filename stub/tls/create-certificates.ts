import { createPrivateKey, createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import type { Client } from '../access/clients.ts';
import { rsaPrivateKey, uuid } from '../randomness/identifiers.ts';
import { loadX509 } from './load-x509.ts';

/** A certificate and its private key (PKCS #8), in PEM. */
export interface CertifiedKey {
  readonly certificate: string;
  readonly key: string;
}

/** Everything for TLS with client certificates, in PEM. */
export interface Certificates {
  /** With its key, by which the others are renewed. */
  readonly authority: CertifiedKey;
  readonly server: CertifiedKey;
  readonly clients: readonly (CertifiedKey & { readonly client: Client })[];
}

export interface CertificatesWanted {
  readonly clients: readonly Client[];
  /** Names and addresses that the server is called by, besides those of loopback. */
  readonly hosts: readonly string[];
  /** The certificates are valid from an hour before, for clocks that are slow, until a year after; the authority for five. */
  readonly now: Date;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const hour = 3_600_000;
const year = 365 * 24 * hour;
const loopback = ['localhost', '127.0.0.1', '::1'];

/** What the authorities are called that are made here. */
export const authorityName = 'Test authority of the reference bank';

/** A key in the two forms that the library takes. */
async function usable(key: KeyObject) {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const [publicKey, privateKey] = await Promise.all([
    webcrypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
    webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
  ]);
  return { publicKey, privateKey };
}

/**
 * A name as X.509 has it, outermost first: the text form is the other way round (RFC 4514, section 2.1). The values are not plain
 * text, in which the library gives quotation marks and "#" a meaning.
 */
function named(organization: string, name: string) {
  return [{ C: [{ printableString: 'GB' }] }, { O: [{ utf8String: organization }] }, { CN: [{ utf8String: name }] }];
}

/** A new RSA key of 2048 bits, as some tools of TPPs take no other, as PKCS #8 in PEM. */
async function newKey(): Promise<string> {
  return String((await rsaPrivateKey()).export({ type: 'pkcs8', format: 'pem' }));
}

const common = (now: Date, until: number) => ({
  serialNumber: uuid().replaceAll('-', ''),
  notBefore: new Date(now.getTime() - hour),
  notAfter: new Date(until),
  signingAlgorithm: algorithm,
});

/** Makes an authority that signs itself. Clause: RFC 5280, section 4. */
export async function createAuthority(now: Date): Promise<CertifiedKey> {
  const [x509, key] = await Promise.all([loadX509(), newKey()]);
  const keys = await usable(createPrivateKey(key));
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...common(now, now.getTime() + 5 * year),
    name: new x509.Name(named('aisp-conformance', authorityName)),
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: lines(certificate.toString('pem')), key };
}

/** Who signs certificates for keys, given in PEM; each answers with a certificate in PEM. None outlives the authority. */
export interface Issuer {
  /** For a server that is called by these names and addresses, and by those of loopback. */
  server(key: string, hosts: readonly string[]): Promise<string>;
  client(key: string, client: Client): Promise<string>;
}

/** Has an authority sign at a moment. Clause: RFC 5280, section 4. */
export async function issuerOf(authority: CertifiedKey, now: Date): Promise<Issuer> {
  const x509 = await loadX509();
  const { BasicConstraintsExtension, ExtendedKeyUsageExtension, KeyUsagesExtension, KeyUsageFlags } = x509;
  const own = new x509.X509Certificate(authority.certificate);
  const { publicKey: authorityKey, privateKey: signingKey } = await usable(createPrivateKey(authority.key));
  const certify = async (key: string, subject: ReturnType<typeof named>, usages: typeof own.extensions) => {
    const { publicKey } = await usable(createPrivateKey(key));
    const certificate = await x509.X509CertificateGenerator.create({
      ...common(now, Math.min(now.getTime() + year, own.notAfter.getTime())),
      subject: new x509.Name(subject),
      issuer: own.subjectName,
      publicKey,
      signingKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        await x509.SubjectKeyIdentifierExtension.create(publicKey),
        await x509.AuthorityKeyIdentifierExtension.create(authorityKey),
        ...usages,
      ],
    });
    return lines(certificate.toString('pem'));
  };
  return {
    server: (key, hosts) =>
      certify(key, named('aisp-conformance', 'Reference bank'), [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
        new ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        new x509.SubjectAlternativeNameExtension([...new Set([...loopback, ...hosts])].map(alternativeName)),
      ]),
    client: (key, { name, clientId }) =>
      certify(key, named(name, clientId), [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth]),
      ]),
  };
}

/** Makes an authority, and certificates by it for the server and for each client. */
export async function createCertificates({ clients, hosts, now }: CertificatesWanted): Promise<Certificates> {
  const [authority, serverKey, ...keys] = await Promise.all([
    createAuthority(now),
    newKey(),
    ...clients.map(async (client) => ({ client, key: await newKey() })),
  ]);
  const issuer = await issuerOf(authority, now);
  const certified = keys.map(async ({ client, key }) => ({
    client,
    key,
    certificate: await issuer.client(key, client),
  }));
  const server = { key: serverKey, certificate: await issuer.server(serverKey, hosts) };
  return { authority, server, clients: await Promise.all(certified) };
}

function alternativeName(host: string): { readonly type: 'ip' | 'dns'; readonly value: string } {
  // The zone of a link-local address is this machine's own name for the link: no certificate holds it.
  return isIP(host) === 0 ? { type: 'dns', value: host } : { type: 'ip', value: host.replace(/%.*$/, '') };
}

function lines(pem: string): string {
  return `${pem.trim()}\n`;
}

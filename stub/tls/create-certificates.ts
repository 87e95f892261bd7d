import { createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import type { Client } from '../access/clients.ts';
import { rsaPrivateKey, uuid } from '../randomness/identifiers.ts';
import { loadX509 } from './load-x509.ts';

/** A certificate and its private key (PKCS #8), in PEM. */
export interface CertifiedKey {
  readonly certificate: string;
  readonly key: string;
}

/** Everything for TLS with client certificates, in PEM. The authority's own key is not kept: it signs only these. */
export interface Certificates {
  readonly authority: string;
  readonly server: CertifiedKey;
  readonly clients: readonly (CertifiedKey & { readonly client: Client })[];
}

export interface CertificatesWanted {
  readonly clients: readonly Client[];
  /** Names and addresses that the server is called by, besides those of loopback. */
  readonly hosts: readonly string[];
  /** The certificates are valid from an hour before, for clocks that are slow, until a year after. */
  readonly now: Date;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const hour = 3_600_000;
const year = 365 * 24 * hour;
const loopback = ['localhost', '127.0.0.1', '::1'];

/** RSA keys of 2048 bits, as some tools of TPPs take no other, in the two forms that are needed. */
async function newKeys() {
  const key = await rsaPrivateKey();
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const [publicKey, privateKey] = await Promise.all([
    webcrypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
    webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
  ]);
  return { key, publicKey, privateKey };
}

type Keys = Awaited<ReturnType<typeof newKeys>>;

/** Makes an authority, and certificates by it for the server and for each client. Clause: RFC 5280, section 4. */
export async function createCertificates({ clients, hosts, now }: CertificatesWanted): Promise<Certificates> {
  const [x509, authorityKeys, serverKeys, ...clientKeys] = await Promise.all([
    loadX509(),
    newKeys(),
    newKeys(),
    ...clients.map(async (client) => ({ client, keys: await newKeys() })),
  ]);
  const { BasicConstraintsExtension, ExtendedKeyUsageExtension, KeyUsagesExtension, KeyUsageFlags } = x509;
  // Outermost first: the text form is the other way round (RFC 4514, section 2.1). The values are not plain text, in
  // which the library gives quotation marks and "#" a meaning.
  const named = (organization: string, name: string) =>
    new x509.Name([
      { C: [{ printableString: 'GB' }] },
      { O: [{ utf8String: organization }] },
      { CN: [{ utf8String: name }] },
    ]);
  const issuer = named('aisp-conformance', 'Test authority of the reference bank');
  const common = () => ({
    serialNumber: uuid().replaceAll('-', ''),
    notBefore: new Date(now.getTime() - hour),
    notAfter: new Date(now.getTime() + year),
    signingAlgorithm: algorithm,
  });

  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...common(),
    name: issuer,
    keys: authorityKeys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });

  const certify = async (keys: Keys, subject: typeof issuer, own: typeof authority.extensions) => {
    const certificate = await x509.X509CertificateGenerator.create({
      ...common(),
      subject,
      issuer,
      publicKey: keys.publicKey,
      signingKey: authorityKeys.privateKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
        await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
        ...own,
      ],
    });
    return { certificate: lines(certificate.toString('pem')), key: pkcs8(keys.key) };
  };

  const server = await certify(serverKeys, named('aisp-conformance', 'Reference bank'), [
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
    new ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
    new x509.SubjectAlternativeNameExtension([...new Set([...loopback, ...hosts])].map(alternativeName)),
  ]);
  const certified = clientKeys.map(async ({ client, keys }) => {
    const usages = [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth]),
    ];
    return { client, ...(await certify(keys, named(client.name, client.clientId), usages)) };
  });
  return { authority: lines(authority.toString('pem')), server, clients: await Promise.all(certified) };
}

function alternativeName(host: string): { readonly type: 'ip' | 'dns'; readonly value: string } {
  // The zone of a link-local address is this machine's own name for the link: no certificate holds it.
  return isIP(host) === 0 ? { type: 'dns', value: host } : { type: 'ip', value: host.replace(/%.*$/, '') };
}

function lines(pem: string): string {
  return `${pem.trim()}\n`;
}

function pkcs8(key: KeyObject): string {
  return String(key.export({ type: 'pkcs8', format: 'pem' }));
}

import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { KeyFolderError } from './key-folder-error.ts';

/** The text of a PEM file, and where it was read. */
export interface PemFile {
  readonly path: string;
  readonly text: string;
}

const renew = 'Put a current one there, or name an empty folder to have all made anew.';

/** The first certificate in a file, within its dates at `now`. Throws a KeyFolderError. */
export function checkCertificate({ path, text }: PemFile, now: Date): X509Certificate {
  const certificate = readCertificate({ path, text });
  const from = new Date(certificate.validFrom);
  const until = new Date(certificate.validTo);
  if (until < now) throw new KeyFolderError(`${path} expired on ${until.toISOString()}. ${renew}`);
  if (from > now) throw new KeyFolderError(`${path} is not valid before ${from.toISOString()}. ${renew}`);
  return certificate;
}

/** The first certificate in a file, whatever its dates. Throws a KeyFolderError. */
export function readCertificate({ path, text }: PemFile): X509Certificate {
  try {
    if (text.includes('-----BEGIN CERTIFICATE-----')) return new X509Certificate(text);
  } catch {
    // Said below: what OpenSSL says of a broken file helps nobody.
  }
  throw new KeyFolderError(
    `${path} holds no certificate in PEM. Put one there: it begins with -----BEGIN CERTIFICATE-----`,
  );
}

/** The private key in a file. Throws a KeyFolderError, which never quotes the file. */
export function checkKey({ path, text }: PemFile): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    const cure = 'Write it there with "openssl pkcs8 -topk8 -nocrypt".';
    throw new KeyFolderError(`${path} holds no private key in PEM that needs no passphrase. ${cure}`);
  }
}

/** As `checkKey`, for a key that signs JWTs with PS256. Clause: RFC 7518, section 3.5. */
export function checkSigningKey(file: PemFile): KeyObject {
  const key = checkKey(file);
  if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) return key;
  throw new KeyFolderError(
    `${file.path} cannot sign with PS256. Put an RSA key of 2048 bits or more there, and its certificate.`,
  );
}

/** Throws a KeyFolderError unless a certificate is for a key. */
export function checkPair(certificate: X509Certificate, from: PemFile, key: KeyObject, keyFrom: PemFile): void {
  if (certificate.checkPrivateKey(key)) return;
  throw new KeyFolderError(`${keyFrom.path} is not the key of ${from.path}. Put the two that belong together there.`);
}

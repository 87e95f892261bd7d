import { createSecureContext } from 'node:tls';
import { textAt } from '../core/json.ts';

/**
 * What is wrong with a client certificate, its key or its authorities, and the cure; `place` names where they stand. Undefined
 * where all are good.
 */
export function certificateFault(tls: unknown, place: string): readonly [what: string, cure: string] | undefined {
  const read = (name: string) => textAt(tls, name);
  const [cert, key, passphrase, ca] = [read('certificate'), read('key'), read('passphrase'), read('ca')];
  const hasCertificate = (text: string) => /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----/.test(text);
  const hasKey = (text: string) => text.includes('PRIVATE KEY-----');
  if (cert !== undefined && key !== undefined && hasKey(cert) && !hasKey(key) && hasCertificate(key)) {
    const cure = `Exchange "${place}.certificate" and "${place}.key".`;
    return ['The certificate stands where the key belongs, and the key where the certificate belongs.', cure];
  }
  if (cert !== undefined && !hasCertificate(cert)) return noPem(`${place}.certificate`, 'certificate', 'CERTIFICATE');
  if (key !== undefined && !hasKey(key)) return noPem(`${place}.key`, 'private key', 'PRIVATE KEY');
  if (ca !== undefined && !hasCertificate(ca)) return noPem(`${place}.ca`, 'certificate', 'CERTIFICATE');
  try {
    createSecureContext({
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
      ...(passphrase === undefined ? {} : { passphrase }),
      ...(ca === undefined ? {} : { ca }),
    });
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code.includes('MISMATCH')) {
      const cure = `Check "${place}.certificate" and "${place}.key".`;
      return ['The private key does not belong to the client certificate.', cure];
    }
    if (/DECRYPT|PASS|INTERRUPTED/.test(code)) {
      return ['The private key cannot be decrypted.', `Check "${place}.passphrase".`];
    }
    return [
      `A certificate or key under "${place}" cannot be read.`,
      'Give PEM text: -----BEGIN CERTIFICATE-----, -----BEGIN PRIVATE KEY-----.',
    ];
  }
}

function noPem(where: string, what: string, label: string): readonly [what: string, cure: string] {
  return [
    `"${where}" holds no ${what} as PEM text.`,
    `Give PEM text: -----BEGIN ${label}-----. "openssl" makes it of other forms.`,
  ];
}

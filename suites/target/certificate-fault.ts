import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { textAt } from '../core/json.ts';

/** Clocks differ: a certificate that was made a moment ago may begin in our future. */
const spareMs = 600_000;

/**
 * What is wrong with a client certificate, its key or its authorities, and the cure; `place` names where they stand, and `now`
 * decides whether the certificate is within its dates. Undefined where all are good.
 */
export function certificateFault(
  tls: unknown,
  place: string,
  now: Date,
): readonly [what: string, cure: string] | undefined {
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
    return cert === undefined ? undefined : dateFault(cert, place, now);
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

/** Of a chain the first certificate is that of the client. Clause: RFC 5280, section 4.1.2.5. */
function dateFault(cert: string, place: string, now: Date): readonly [what: string, cure: string] | undefined {
  const [first = ''] = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/.exec(cert) ?? [];
  if (first === '') return undefined;
  const { validFrom, validTo } = new X509Certificate(first);
  const [from, until] = [new Date(validFrom), new Date(validTo)];
  if (now.getTime() > until.getTime() + spareMs) {
    const cure = `Put one that is good today, and its key, where "${place}.certificate" and "${place}.key" lead.`;
    return [`The client certificate ended on ${day(until)}: no bank has to take it.`, cure];
  }
  if (now.getTime() < from.getTime() - spareMs) {
    const cure = `Look whether "${place}.certificate" is the right one, and whether the clock of this machine is right.`;
    return [`The client certificate begins on ${day(from)} only: no bank has to take it yet.`, cure];
  }
  return undefined;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function noPem(where: string, what: string, label: string): readonly [what: string, cure: string] {
  return [
    `"${where}" holds no ${what} as PEM text.`,
    `Give PEM text: -----BEGIN ${label}-----. "openssl" makes it of other forms.`,
  ];
}

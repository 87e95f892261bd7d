import { createPrivateKey, X509Certificate } from 'node:crypto';
import { type Client, defaultClients } from '../../stub/access/clients.ts';
import { subjectOf, thumbprintOf } from '../../stub/http/certificate-facts.ts';
import type { PeerCertificate } from '../../stub/http/peer-certificate.ts';
import { clientWithKeys } from '../../stub/tls/client-with-keys.ts';
import { createCertificates } from '../../stub/tls/create-certificates.ts';
import type { CertificateChoice } from '../../suites/client/transport.ts';

/** The bank's two clients with certificates, and what the bank sees of a call that comes with one of them. */
export interface TlsClients {
  readonly clients: readonly Client[];
  readonly certificate: (choice: CertificateChoice) => PeerCertificate | undefined;
}

let made: Promise<TlsClients> | undefined;

/** Made once in a process: the keys take longer than a run. */
export function tlsClients(): Promise<TlsClients> {
  made ??= make();
  return made;
}

async function make(): Promise<TlsClients> {
  const certificates = await createCertificates({ clients: defaultClients, hosts: ['bank.test'], now: new Date() });
  const certified = certificates.clients.map(({ client, certificate, key }) => {
    const x509 = new X509Certificate(certificate);
    const seen = { pem: certificate, thumbprint: thumbprintOf(x509), subject: subjectOf(x509), authorized: true };
    return { client: clientWithKeys(client, createPrivateKey(key), x509), seen };
  });
  const [own, other] = certified;
  return {
    clients: certified.map(({ client }) => client),
    certificate: (choice) => ({ own: own?.seen, other: other?.seen, none: undefined })[choice],
  };
}

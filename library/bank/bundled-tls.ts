import { createPrivateKey, X509Certificate } from 'node:crypto';
import { defaultClients } from '../../stub/access/clients.ts';
import type { ServerTls } from '../../stub/tls/certificate-folder.ts';
import { clientWithKeys } from '../../stub/tls/client-with-keys.ts';
import { createCertificates } from '../../stub/tls/create-certificates.ts';
import type { BundledTarget } from './bundled-target.ts';

/** What a bank is served with over mutual TLS, the keys of its usual clients, and how a target of it says so. */
export async function bundledTls(...hosts: readonly string[]) {
  const { authority, server, clients } = await createCertificates({ clients: defaultClients, hosts, now: new Date() });
  const tls: ServerTls = { ...server, ca: authority.certificate };
  const [own, other] = clients.map(({ certificate, key }) => ({ certificate, key }));
  return {
    tls,
    clients: clients.map(({ client, certificate, key }) =>
      clientWithKeys(client, createPrivateKey(key), new X509Certificate(certificate)),
    ),
    /** In PEM. */
    byClient: new Map(clients.map(({ client, certificate, key }) => [client.clientId, { certificate, key }])),
    certified: ({ tokens, ...target }: BundledTarget): BundledTarget => {
      const { secondClient } = tokens;
      const second = secondClient === undefined || other === undefined ? secondClient : { ...secondClient, tls: other };
      return {
        ...target,
        tls: { ...own, ca: authority.certificate },
        tokens: second === undefined ? tokens : { ...tokens, secondClient: second },
      };
    },
  };
}

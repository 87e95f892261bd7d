import { createPrivateKey, X509Certificate } from 'node:crypto';
import { defaultClients } from '../../stub/access/clients.ts';
import type { ServerTls } from '../../stub/tls/certificate-folder.ts';
import { clientWithKeys } from '../../stub/tls/client-with-keys.ts';
import { createCertificates } from '../../stub/tls/create-certificates.ts';
import type { Target } from '../../suites/target/target.ts';

/** What the bundled bank is served with over mutual TLS, and how a target of it says so. */
export async function bundledTls() {
  const { authority, server, clients } = await createCertificates({
    clients: defaultClients,
    hosts: [],
    now: new Date(),
  });
  const tls: ServerTls = { ...server, ca: authority };
  const [own, other] = clients.map(({ certificate, key }) => ({ certificate, key }));
  return {
    tls,
    clients: clients.map(({ client, certificate, key }) =>
      clientWithKeys(client, createPrivateKey(key), new X509Certificate(certificate)),
    ),
    certified: (target: Target): Target => {
      const { tokens } = target;
      const { secondClient } = tokens.kind === 'ready-made' ? {} : tokens;
      return {
        ...target,
        tls: { ...own, ca: authority },
        ...(tokens.kind === 'ready-made' || secondClient === undefined
          ? {}
          : {
              tokens: { ...tokens, secondClient: { ...secondClient, ...(other === undefined ? {} : { tls: other }) } },
            }),
      };
    },
  };
}

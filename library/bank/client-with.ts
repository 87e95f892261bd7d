import type { X509Certificate } from 'node:crypto';
import type { Client, ClientPublicKey } from '../../stub/access/clients.ts';
import { subjectOf, thumbprintOf } from '../../stub/http/certificate-facts.ts';

/** What of a registration is taken as it is. */
export type RegisteredAs = Pick<Client, 'clientId' | 'clientSecret'> &
  Partial<Pick<Client, 'name' | 'scopes' | 'redirectUris'>>;

const allScopes: readonly string[] = ['openid', 'accounts', 'payments', 'fundsconfirmations'];

/** A client as the bank has it registered, with the keys and the certificate that were read for it. */
export function clientWith(
  registration: RegisteredAs,
  publicKeys: readonly ClientPublicKey[],
  certificate: X509Certificate | undefined,
): Client {
  const { clientId, clientSecret, name = clientId, scopes = allScopes, redirectUris = [] } = registration;
  return {
    clientId,
    name,
    scopes,
    redirectUris,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    ...(publicKeys.length === 0 ? {} : { publicKeys }),
    ...(certificate === undefined
      ? {}
      : { certificateSubject: subjectOf(certificate), certificateThumbprint: thumbprintOf(certificate) }),
  };
}

import { X509Certificate } from 'node:crypto';
import { type Client, type ClientPublicKey, defaultClients } from '../../stub/access/clients.ts';
import { AispError } from '../public/aisp-error.ts';
import type { ClientRegistration } from '../public/bank-options.ts';
import { clientWith } from './client-with.ts';

/** Clients with others after them; one of the same id stands in the other's place. */
export function withClients(clients: readonly Client[], added: readonly Client[]): readonly Client[] {
  const byId = new Map(clients.map((client) => [client.clientId, client]));
  for (const client of added) byId.set(client.clientId, client);
  return [...byId.values()];
}

/** The clients of a bank: those that every bank has, and those that are registered besides. Throws an AispError. */
export function registeredClients(
  added: readonly ClientRegistration[],
  usual: readonly Client[] = defaultClients,
): readonly Client[] {
  return withClients(usual, added.map(clientOf));
}

function clientOf(registration: ClientRegistration, index: number): Client {
  const { clientSecret, jwks, certificate: pem } = registration;
  if (clientSecret === undefined && jwks === undefined && pem === undefined)
    throw refused(
      `clients[${index}] has nothing to authenticate by.`,
      'Give it a clientSecret, jwks or a certificate.',
    );
  const publicKeys = (jwks?.keys ?? []).map((key) => publicKey(key, index));
  const certificate = pem === undefined ? undefined : certificateIn(pem, index);
  return clientWith(registration, publicKeys, certificate);
}

function publicKey({ kty, n, e, kid }: Readonly<Record<string, unknown>>, index: number): ClientPublicKey {
  if (kty === 'RSA' && typeof n === 'string' && typeof e === 'string' && typeof kid === 'string')
    return { kty, n, e, kid, use: 'sig', alg: 'PS256' };
  throw refused(
    `clients[${index}].jwks has a key that is no RSA key with a kid.`,
    'Clients sign with PS256: give n, e and kid.',
  );
}

function certificateIn(pem: string, index: number): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw refused(`clients[${index}].certificate is no certificate.`, 'Give the PEM itself, not the path of a file.');
  }
}

function refused(message: string, cure: string): AispError {
  return new AispError('BAD_CONFIGURATION', message, cure, {
    problems: [{ code: 'wrong-value', message, cure }],
  });
}

import { isObject } from '../../consents/shape-problems.ts';
import type { Source } from '../../http/why.ts';
import type { Client } from '../clients.ts';
import type { Explained } from './provider-call.ts';

/** FAPI wants signatures of this strength, and the directory has RSA keys. */
export const wantedAlgorithm = 'PS256';

const fapi: Source = {
  title: 'FAPI 1.0 Advanced, section 8.6',
  url: 'https://openid.net/specs/openid-financial-api-part-2-1_0.html',
};

interface Expected {
  /** What was signed, in words. */
  readonly what: string;
  readonly client: Client;
  readonly audiences: readonly string[];
  readonly follows: Source;
  /** By the machine's own clock in milliseconds since the epoch. */
  readonly now: number;
  /** What the provider says for itself. */
  readonly detail: string;
}

/** A part of a JWT; undefined for what is none. */
export function jwtPart(jwt: string, index: 0 | 1): Readonly<Record<string, unknown>> | undefined {
  try {
    const part: unknown = JSON.parse(Buffer.from(jwt.split('.')[index] ?? '', 'base64url').toString('utf8'));
    return isObject(part) ? part : undefined;
  } catch {
    return undefined;
  }
}

/** Clocks differ: the provider lets so many milliseconds pass. */
const tolerance = 30_000;

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value).slice(0, 200));
const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What is wrong with a JWT that a client signed, looked at in the order in which the provider does. */
export function wrongJwt(jwt: string, { what, client, audiences, follows, now, detail }: Expected): Explained {
  const header = jwtPart(jwt, 0);
  const claims = jwtPart(jwt, 1);
  const wrong = (cause: string, accepted: string, source: Source = follows): Explained => ({
    cause: `${what} ${cause}`,
    follows: source === follows ? [follows] : [source, follows],
    accepted: () => accepted,
  });
  if (header === undefined || claims === undefined) {
    return wrong('is no JWT', 'Three parts in base64url with dots between them: header, claims and signature.');
  }
  const kids = (client.publicKeys ?? []).map(({ kid }) => kid);
  const keys =
    kids.length === 0 ? 'none is registered: start the bank with --keys FOLDER or --clients FILE' : kids.join(', ');
  if (header.alg !== wantedAlgorithm) {
    return wrong(
      `is signed with ${shown(header.alg)}, and ${wantedAlgorithm} is wanted`,
      `"alg":"${wantedAlgorithm}" in its header: RSASSA-PSS with SHA-256 and a salt of 32 bytes, by the same RSA key (kid ${keys}).`,
      fapi,
    );
  }
  if (header.kid !== undefined && !kids.includes(String(header.kid))) {
    return wrong(
      `names a key that is not registered`,
      `"kid" of a key of ${client.clientId}: ${keys}. It came as ${shown(header.kid)}.`,
    );
  }
  const { iss, aud, exp, nbf } = claims;
  if (iss !== client.clientId) {
    return wrong('has another iss than the client', `"iss":"${client.clientId}". It came as ${shown(iss)}.`);
  }
  if (!(Array.isArray(aud) ? aud : [aud]).some((each) => audiences.includes(each))) {
    return wrong(
      'is meant for another audience',
      `"aud":"${audiences[0]}"${audiences.length === 1 ? '' : `, or ${audiences.slice(1).join(' or ')}`}. It came as ${shown(aud)}.`,
    );
  }
  if (typeof exp !== 'number') {
    return wrong(
      'has no exp',
      `"exp":${Math.floor(now / 1000) + 300}, in seconds since 1970 and at most an hour after its beginning.`,
    );
  }
  if (exp * 1000 + tolerance <= now) {
    return wrong(
      'has expired',
      `An "exp" after ${new Date(now).toISOString()}, the time of this machine, which holds for what clients sign. It came as ${exp}, which is ${moment(exp)}.`,
    );
  }
  if (typeof nbf === 'number' && nbf * 1000 > now + tolerance) {
    return wrong(
      'is not valid yet',
      `An "nbf" before ${new Date(now).toISOString()}, the time of this machine. It came as ${nbf}, which is ${moment(nbf)}.`,
    );
  }
  if (/signature|no applicable key|matching/i.test(detail)) {
    return wrong(
      'was signed with another key, or was changed since',
      `A signature by the private key of kid ${keys}. openssl x509 -pubkey shows whether a certificate has that key.`,
    );
  }
  const said = /^(?:The (?:client assertion|request object) )?(.+)$/i.exec(detail)?.[1] ?? 'is not accepted';
  return wrong(
    `is refused: ${said}`,
    `One that is signed anew for each call, with a "jti" of its own and a life of at most an hour (exp less nbf or iat).`,
  );
}

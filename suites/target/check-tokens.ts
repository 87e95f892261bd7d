import { createPrivateKey } from 'node:crypto';
import { isObject, objectAt, textAt } from '../core/json.ts';
import { certificateFault } from './certificate-fault.ts';
import { dotted } from './check-document.ts';
import { checkReadyMade } from './check-ready-made.ts';
import type { Note } from './note.ts';
import { type ClientAuthentication, clientAuthentications } from './target.ts';
import { urlFault } from './url-fault.ts';

/**
 * What the schema cannot say of `tokens`. `written` is the file's own value: a reference that leads nowhere is complained of
 * elsewhere, and is not missing. `resolved` has the references read in, and `now` is the moment at which certificates must be good.
 */
export function checkTokens(written: unknown, resolved: unknown, note: Note, now: Date): void {
  const kind = textAt(resolved, 'tokens', 'kind');
  if (kind === 'ready-made') checkReadyMade(written, resolved, note);
  if (kind === 'headless' || kind === 'manual') checkFlow(written, resolved, note, now);
}

function checkFlow(written: unknown, resolved: unknown, note: Note, now: Date): void {
  const read = (name: string) => textAt(resolved, 'tokens', name);
  for (const name of ['issuer', 'tokenUrl', 'authorizeUrl', 'jwksUrl', 'redirectUri']) {
    const url = read(name);
    const fault = url === undefined ? undefined : urlFault(url, name === 'redirectUri');
    if (fault === undefined) continue;
    note('bad-url', `/tokens/${name}`, `"tokens.${name}" ${fault}.`, 'Give the whole URL, with its scheme.');
  }
  if (read('issuer') === undefined && (read('tokenUrl') === undefined || read('authorizeUrl') === undefined)) {
    const cure = 'Add "tokens.issuer", or both "tokens.tokenUrl" and "tokens.authorizeUrl".';
    note('missing-key', '/tokens', '"tokens" does not say where the authorization server is.', cure, true);
  }
  checkClient(written, resolved, note, '/tokens', 'client_secret_basic');
  if (objectAt(resolved, 'tokens', 'secondClient') !== undefined) {
    const usual = methodOf(objectAt(resolved, 'tokens')) ?? 'client_secret_basic';
    checkClient(written, resolved, note, '/tokens/secondClient', usual);
    const fault = certificateFault(objectAt(resolved, 'tokens', 'secondClient', 'tls'), 'tokens.secondClient.tls', now);
    if (fault !== undefined) note('bad-tls', '/tokens/secondClient/tls', fault[0], fault[1], true);
  }
  if (read('requestObject') === 'signed') {
    if (!hasAt(written, '/tokens/signingKey')) {
      note('missing-key', '/tokens', '"tokens.signingKey" is missing: signed requests need it.', signingKeyCure, true);
    }
    if (read('issuer') === undefined && read('audience') === undefined) {
      const what = '"tokens.issuer" is missing: signed requests are addressed to it.';
      note('missing-key', '/tokens', what, 'Add it: the issuer identifier of the authorization server.', true);
    }
  }
  const redirectUri = read('redirectUri');
  if (read('kind') === 'manual' && redirectUri !== undefined && !isLoopback(redirectUri)) {
    note(
      'bad-url',
      '/tokens/redirectUri',
      '"tokens.redirectUri" is not an http URL on this machine, so that the run cannot listen there.',
      'Register one such as http://localhost:8765/callback with the bank, and give it here.',
    );
  }
}

const signingKeyCure = 'Add it: a reference to the private key of the client, in PEM.';

/** Notes what the way of authentication of a client lacks or cannot use; `pointer` leads to the client. */
function checkClient(
  written: unknown,
  resolved: unknown,
  note: Note,
  pointer: '/tokens' | '/tokens/secondClient',
  usual: ClientAuthentication,
): void {
  const client = pointer === '/tokens' ? objectAt(resolved, 'tokens') : objectAt(resolved, 'tokens', 'secondClient');
  const method = methodOf(client) ?? usual;
  const certificate = pointer === '/tokens' ? '/tls/certificate' : `${pointer}/tls/certificate`;
  const needs: Readonly<Record<ClientAuthentication, readonly [pointer: string, cure: string]>> = {
    client_secret_basic: [`${pointer}/clientSecret`, 'Add it: a reference to the client secret.'],
    client_secret_post: [`${pointer}/clientSecret`, 'Add it: a reference to the client secret.'],
    private_key_jwt: [`${pointer}/signingKey`, signingKeyCure],
    tls_client_auth: [certificate, 'Add it, with its key: references to the client certificate and key, in PEM.'],
  };
  const [needed, cure] = needs[method];
  if (!hasAt(written, needed)) {
    note('missing-key', pointer, `"${dotted(needed)}" is missing: ${method} needs it.`, cure, true);
  }
  const key = textAt(client, 'signingKey');
  const fault = key === undefined ? undefined : signingKeyFault(key);
  const place = `${pointer}/signingKey`;
  if (fault !== undefined) note('bad-secret', place, `The value behind "${dotted(place)}" ${fault[0]}.`, fault[1]);
}

function methodOf(client: unknown): ClientAuthentication | undefined {
  return clientAuthentications.find((each) => each === textAt(client, 'clientAuthentication'));
}

function hasAt(value: unknown, pointer: string): boolean {
  let current = value;
  for (const step of pointer.split('/').slice(1)) {
    if (!isObject(current) || !Object.hasOwn(current, step)) return false;
    current = current[step];
  }
  return true;
}

function signingKeyFault(pem: string): readonly [what: string, cure: string] | undefined {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(pem);
    const usable = type === 'rsa' ? (details?.modulusLength ?? 0) >= 2048 : details?.namedCurve === 'prime256v1';
    return usable
      ? undefined
      : ['is a key that cannot be used', 'Give an RSA key of 2048 bits or more (PS256), or a P-256 key (ES256).'];
  } catch {
    return ['is no private key that can be read', 'Give PEM text without a passphrase: -----BEGIN PRIVATE KEY-----.'];
  }
}

function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

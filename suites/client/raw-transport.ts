import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import { anyCertificateWillDo } from '../target/on-loopback.ts';
import { proxyFor } from '../target/surrounding-proxies.ts';
import type { ClientCertificate, Target } from '../target/target.ts';
import { requestThroughProxy } from '../target/through-proxy.ts';
import { type AnswerBounds, BodyCount, checkHeaders, tooManyHeaders, tooSlow, usualBounds } from './answer-bounds.ts';
import { headerLines } from './header-lines.ts';
import { type CertificateChoice, type Transport, TransportError, type WireRequest } from './transport.ts';
import { unpackBody } from './unpack-body.ts';

/** The code of a request that could not be sent as it was to be, and was not sent at all. */
export const notTried = 'not-tried';

/** Some gateways turn away whoever does not say what he is. */
const userAgent = { 'user-agent': 'aisp-conformance' };

/**
 * Carries the few requests that must lack a header which others fill in, such as Accept: with the headers that they name, those
 * that HTTP itself needs, and no others. Heeds the TLS, the certificates and the proxy of a target as the usual way does.
 */
export function rawTransport(
  { tls, tokens, ...through }: Pick<Target, 'tls' | 'proxy' | 'proxies' | 'tokens'>,
  bounds: AnswerBounds = usualBounds,
): Transport {
  const other = tokens.kind === 'ready-made' ? undefined : tokens.secondClient?.tls;
  const certificates: Readonly<Record<CertificateChoice, ClientCertificate | undefined>> = {
    own: tls,
    other,
    none: undefined,
  };
  return async (request, timeoutMs) => {
    const proxy = proxyFor(request.url, through);
    if (proxy?.server.startsWith('socks5:')) throw new TransportError(notTried, 'Only Playwright speaks SOCKS.');
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(request.url);
    const options = {
      signal,
      method: request.method,
      headers: { ...userAgent, ...lengthOf(request), ...request.headers },
      ...shown(certificates[request.certificate ?? 'own']),
      ...(tls?.ca === undefined ? {} : { ca: [...rootCertificates, tls.ca] }),
      rejectUnauthorized: !anyCertificateWillDo(tls, request.url),
    };
    let begun = false;
    try {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent =
        proxy === undefined ? send(url, { agent: false, ...options }) : await requestThroughProxy(url, proxy, options);
      const response = await answerTo(sent, request.body);
      begun = true;
      const headers = headerLines(response);
      const { 'content-encoding': encoding } = response.headers;
      checkHeaders(headers, bounds);
      const body = await unpackBody(await readBody(response, bounds), encoding, bounds);
      return { status: response.statusCode ?? 0, headers, body };
    } catch (error) {
      throw asTransportError(error, signal.aborted ? late(begun, timeoutMs) : undefined, bounds);
    }
  };
}

/** A body without its length would come in chunks, which is unusual in its turn. */
function lengthOf({ body }: WireRequest): Readonly<Record<string, string>> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}

function shown({ certificate, key, passphrase }: ClientCertificate = {}) {
  return {
    ...(certificate === undefined ? {} : { cert: certificate }),
    ...(key === undefined ? {} : { key }),
    ...(passphrase === undefined ? {} : { passphrase }),
  };
}

function answerTo(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, bounds: AnswerBounds): Promise<Uint8Array> {
  const count = new BodyCount(bounds);
  const pieces: Uint8Array[] = [];
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    const reason = count.add(piece);
    // Whoever leaves the loop destroys the answer.
    if (reason !== undefined) throw reason;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function late(begun: boolean, timeoutMs: number): TransportError {
  return begun ? tooSlow(timeoutMs) : new TransportError('timeout', `No answer came within ${timeoutMs} ms.`);
}

function asTransportError(error: unknown, late: TransportError | undefined, bounds: AnswerBounds): TransportError {
  if (error instanceof TransportError) return error;
  if (late !== undefined) return late;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
  return code === 'HPE_HEADER_OVERFLOW' ? tooManyHeaders(bounds) : new TransportError(code, message);
}

import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { Header } from '../../reports/contract/index.ts';
import type { ClientCertificate, Target } from '../target/target.ts';
import { requestThroughProxy } from '../target/through-proxy.ts';
import { type CertificateChoice, type Transport, TransportError, type WireRequest } from './transport.ts';

/** The code of a request that could not be sent as it was to be, and was not sent at all. */
export const notTried = 'not-tried';

/** Some gateways turn away whoever does not say what he is. */
const userAgent = { 'user-agent': 'aisp-conformance' };

/**
 * Carries the few requests that must lack a header which others fill in, such as Accept: with the headers that they name, those
 * that HTTP itself needs, and no others. Heeds the TLS, the certificates and the proxy of a target as the usual way does.
 */
export function rawTransport({ tls, proxy, tokens }: Pick<Target, 'tls' | 'proxy' | 'tokens'>): Transport {
  const other = tokens.kind === 'ready-made' ? undefined : tokens.secondClient?.tls;
  const certificates: Readonly<Record<CertificateChoice, ClientCertificate | undefined>> = {
    own: tls,
    other,
    none: undefined,
  };
  return async (request, timeoutMs) => {
    if (proxy?.server.startsWith('socks5:')) throw new TransportError(notTried, 'Only Playwright speaks SOCKS.');
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(request.url);
    const options = {
      signal,
      method: request.method,
      headers: { ...userAgent, ...lengthOf(request), ...request.headers },
      ...shown(certificates[request.certificate ?? 'own']),
      ...(tls?.ca === undefined ? {} : { ca: [...rootCertificates, tls.ca] }),
      rejectUnauthorized: tls?.insecure !== true,
    };
    try {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent =
        proxy === undefined ? send(url, { agent: false, ...options }) : await requestThroughProxy(url, proxy, options);
      const response = await answerTo(sent, request.body);
      const body: Buffer[] = [];
      for await (const chunk of response) body.push(chunk);
      return { status: response.statusCode ?? 0, headers: headersOf(response), body: Buffer.concat(body) };
    } catch (error) {
      throw asTransportError(error, signal);
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

/** As they came: in their order, under their own names, and those that came twice twice. */
function headersOf({ rawHeaders }: IncomingMessage): readonly Header[] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);
}

function asTransportError(error: unknown, { aborted }: AbortSignal): TransportError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
  return new TransportError(aborted ? 'timeout' : code, message);
}

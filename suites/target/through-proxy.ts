import { type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { ProxyConfig } from './target.ts';
import { TargetError } from './target-error.ts';

/**
 * A request through a tunnel of a proxy, to targets of plain HTTP too: the runner does the same. Throws a TargetError when the
 * proxy cannot be used. Clause: RFC 9110, section 9.3.6.
 */
export async function requestThroughProxy(
  url: URL,
  proxy: ProxyConfig,
  {
    signal,
    headers,
    method = 'GET',
    ...tls
  }: ConnectionOptions & Pick<RequestOptions, 'signal' | 'headers' | 'method'>,
): Promise<ClientRequest> {
  const common = { ...(signal === undefined ? {} : { signal }) };
  const socket = await tunnel(url, proxy, common);
  const options = { ...common, method, headers };
  if (url.protocol === 'http:') return requestHttp(url, { ...options, createConnection: () => socket });
  const host = bare(url.hostname);
  const named = isIP(host) === 0 ? { servername: host } : {};
  return requestHttps(url, { ...options, createConnection: () => connectTls({ ...tls, socket, host, ...named }) });
}

async function tunnel(url: URL, proxy: ProxyConfig, options: RequestOptions): Promise<Socket> {
  const { protocol, hostname, port } = new URL(proxy.server);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const authority = `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
  return await new Promise((resolve, reject) => {
    const request = send({
      ...options,
      agent: false,
      host: bare(hostname),
      port: port || (protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...credentials(proxy) },
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (options.signal?.aborted) reject(error);
      else reject(proxyError(proxy, `cannot be used (${error.code ?? error.message})`, 'Check "proxy.server"'));
    });
    const refuse = (status: number | undefined) => {
      const cure = status === 407 ? 'Check "proxy.username" and "proxy.password"' : 'Check "proxy" and "baseUrl"';
      reject(proxyError(proxy, `answers ${status} for ${authority}`, cure));
    };
    request.once('connect', ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      refuse(statusCode);
    });
    request.end();
  });
}

/** A host name, or an address without the brackets of a URL. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function credentials({ username, password = '' }: ProxyConfig): Readonly<Record<string, string>> {
  if (username === undefined) return {};
  return { 'proxy-authorization': `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

function proxyError({ server, variable }: ProxyConfig, what: string, cure: string): TargetError {
  const where = variable === undefined ? `${cure} in the target file.` : `Check the environment variable ${variable}.`;
  return new TargetError('proxy', `The proxy ${server} ${what}.`, where);
}

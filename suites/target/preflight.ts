import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import { type Release, versionOf } from '../../schemas/releases.ts';
import { interfacePath, writtenPath } from '../core/interface-path.ts';
import { isObject, parsedJson } from '../core/json.ts';
import { connectionError } from './connection-error.ts';
import { anyCertificateWillDo } from './on-loopback.ts';
import { findElsewhere, pathCure } from './other-paths.ts';
import { proxyFor } from './surrounding-proxies.ts';
import type { Target, TlsConfig } from './target.ts';
import { TargetError } from './target-error.ts';
import { requestThroughProxy } from './through-proxy.ts';

type PreflightTarget = Pick<
  Target,
  'baseUrl' | 'basePath' | 'release' | 'limits' | 'tls' | 'proxy' | 'proxies' | 'headers'
>;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly challenge: string;
  /** First bytes of the body. */
  readonly start: string;
}

const enoughBytes = 16_384;

/**
 * One request to the target without a token, so that an unknown host learns no secret. Resolves when an API answers,
 * whatever its status; throws a TargetError that names the cure when none does.
 */
export async function preflight(target: PreflightTarget): Promise<void> {
  // The runner knows SOCKS, this does not: its first call tells.
  if (proxyFor(target.baseUrl, target)?.server.startsWith('socks5:') === true) return;
  const url = new URL(`${target.baseUrl}${interfacePath(target)}/accounts`);
  const fault = judgeAnswer(url, await ask(url, target), target);
  if (fault?.code !== 'not-found') {
    if (fault !== undefined) throw fault;
    return;
  }
  const elsewhere = await findElsewhere(target, async (path) => {
    const { status, start: text } = await ask(new URL(target.baseUrl + path), target);
    return { status, text };
  });
  throw new TargetError('not-found', fault.message, pathCure(target, elsewhere));
}

/** What an answer says against its being an account information API; undefined when nothing does. */
export function judgeAnswer(
  url: URL,
  { status, type, location, challenge, start }: Answer,
  place: Pick<Target, 'basePath' | 'release'>,
): TargetError | undefined {
  const subject = `The target ${url.origin} answers ${status}`;
  if (status >= 300 && status < 400) {
    const to = location !== undefined && URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    const toTls = to?.protocol === 'https:' && url.protocol === 'http:' && to.pathname === url.pathname;
    const where = to === undefined ? '' : ` to ${to.origin}${to.pathname}`;
    const cure = toTls
      ? 'Begin the base URL with https://.'
      : 'Give the base URL of the API, not of a portal or a login page.';
    return new TargetError('redirect', `${subject}: it redirects${where}.`, cure);
  }
  const html = /html/i.test(type) || /^\s*<(!doctype html|html)/i.test(start);
  const guardsWithTokens = (status === 401 || status === 403) && /^(bearer|dpop)\b/i.test(challenge);
  if (html && !guardsWithTokens) {
    if (/plain HTTP request|HTTP request to an HTTPS/i.test(start)) {
      return new TargetError('tls', `${subject}: that port wants TLS.`, 'Begin the base URL with https://.');
    }
    const [what, cure] =
      status >= 500
        ? [
            'a gateway answers with an HTML page and the bank behind it does not',
            'Start the bank, or check its gateway.',
          ]
        : [
            'an HTML page, not an API',
            'Give the base URL of the API; a proxy or a login page may stand in front of it.',
          ];
    return new TargetError('html', `${subject} with ${what}.`, cure);
  }
  if (status === 400 && /HTTP request to an HTTPS/i.test(start)) {
    return new TargetError('tls', `${subject}: that port wants TLS.`, 'Begin the base URL with https://.');
  }
  if (status === 404 && !isErrorResponse(start, place.release)) {
    const cure = `Give the URL up to ${writtenPath(place)}: the run adds that path itself ("basePath" in a target file).`;
    return new TargetError(
      'not-found',
      `${subject} at ${url.pathname}, which every bank must have: is the path right?`,
      cure,
    );
  }
  return undefined;
}

function isErrorResponse(text: string, release: Release): boolean {
  const body = parsedJson(text);
  return isObject(body) && 'Errors' in body && ('Code' in body || versionOf(release) === '4.0');
}

async function ask(url: URL, target: PreflightTarget): Promise<Answer> {
  const { limits, tls, headers } = target;
  const proxy = proxyFor(url.href, target);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const options = {
    signal,
    headers: { ...headers, accept: 'application/json', 'x-fapi-interaction-id': randomUUID() },
    ...secured(tls, url.href),
  };
  try {
    const request =
      proxy === undefined ? send(url, { agent: false, ...options }) : await requestThroughProxy(url, proxy, options);
    return await new Promise<Answer>((resolve, reject) => {
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        const answer = () => {
          const { 'content-type': type = '', location, 'www-authenticate': challenge = '' } = response.headers;
          const start = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, type, location, challenge, start });
          request.destroy();
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (chunks.reduce((sum, { length }) => sum + length, 0) > enoughBytes) answer();
        });
        response.once('end', answer);
        response.once('error', reject);
      });
      request.end();
    });
  } catch (error) {
    if (error instanceof TargetError) throw error;
    if (!signal.aborted) throw connectionError(url, error);
    const message = `The target ${url.origin} did not answer within ${limits.timeoutMs} ms.`;
    throw new TargetError(
      'timeout',
      message,
      'Check that the bank is up; raise "limits.timeoutMs" in a target file if it is slow.',
    );
  }
}

function secured(tls: TlsConfig | undefined, url: string) {
  const { certificate, key, passphrase, ca } = tls ?? {};
  return {
    ...(certificate === undefined ? {} : { cert: certificate }),
    ...(key === undefined ? {} : { key }),
    ...(passphrase === undefined ? {} : { passphrase }),
    ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }),
    rejectUnauthorized: !anyCertificateWillDo(tls, url),
  };
}

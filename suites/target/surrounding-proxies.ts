import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from './configuration-error.ts';
import { isOnLoopback } from './on-loopback.ts';
import type { Environment } from './references.ts';
import type { NamedProxy, ProxyConfig, SurroundingProxies, Target } from './target.ts';

/**
 * The proxies that the environment names, as other tools take them: `HTTPS_PROXY` and `HTTP_PROXY` by the scheme of a call, `NO_PROXY`
 * for the hosts that are called without one; in small letters, too, which go first. Undefined where it names none. Throws a
 * ConfigurationError for what is no URL of a proxy.
 */
export function surroundingProxies(env: Environment): SurroundingProxies | undefined {
  const [https, http] = ['HTTPS_PROXY', 'HTTP_PROXY'].map((name) => proxyIn(env, name));
  if (https === undefined && http === undefined) return undefined;
  const except = (given(env, 'NO_PROXY')?.text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return { ...(https === undefined ? {} : { https }), ...(http === undefined ? {} : { http }), except };
}

function given(env: Environment, name: string) {
  for (const variable of [name.toLowerCase(), name]) {
    const text = env[variable]?.trim();
    if (text !== undefined && text !== '') return { variable, text };
  }
  return undefined;
}

function proxyIn(env: Environment, name: string): NamedProxy | undefined {
  const found = given(env, name);
  if (found === undefined) return undefined;
  const { variable, text } = found;
  const written = /^\w+:\/\//.test(text) ? text : `http://${text}`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || url.hostname === '' || !['http:', 'https:', 'socks5:'].includes(url.protocol)) {
    // It may hold a password: it is not repeated.
    throw new ConfigurationError([
      {
        code: 'bad-url',
        message: `${variable} is not the URL of a proxy.`,
        cure: 'Write it as http://proxy.example:3128, or unset it.',
      },
    ]);
  }
  const { username, password } = url;
  return {
    variable,
    server: `${url.protocol}//${url.host}`,
    ...(username === '' ? {} : { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
  };
}

/** The proxy of one call: that of the target file, or else that of the environment, which no call to this machine goes through. */
export function proxyFor(url: string, { proxy, proxies }: Pick<Target, 'proxy' | 'proxies'>): ProxyConfig | undefined {
  if (proxy !== undefined || proxies === undefined || isOnLoopback(url)) return proxy;
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const usual = protocol === 'https:' ? '443' : '80';
  if (proxies.except.some((entry) => excepts(entry.toLowerCase(), host, port || usual))) return undefined;
  return protocol === 'https:' ? proxies.https : proxies.http;
}

/** Whether an entry of `NO_PROXY` is about a host: `*`, a name with those below it, an address, or a net such as 10.0.0.0/8. */
function excepts(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  const [, net = '', bits] = /^(.+)\/(\d{1,3})$/.exec(entry) ?? [];
  if (bits !== undefined) return isIP(net) !== 0 && isIP(net) === isIP(host) && inNet(host, net, Number(bits));
  const [, name = entry, only] = /^(.*[^:]):(\d{1,5})$/.exec(entry) ?? [];
  if (only !== undefined && only !== port) return false;
  const bare = name.replace(/^\[|\]$/g, '').replace(/^\*?\./, '');
  return host === bare || (isIP(host) === 0 && host.endsWith(`.${bare}`));
}

function inNet(host: string, net: string, bits: number): boolean {
  const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
  if (bits > (family === 'ipv6' ? 128 : 32)) return false;
  const nets = new BlockList();
  nets.addSubnet(net, bits, family);
  return nets.check(host, family);
}

/** What is told of the proxy of the environment that the calls to a target go through, a sentence; undefined where there is none. */
export function proxyNotice(target: Pick<Target, 'baseUrl' | 'proxy' | 'proxies'>): string | undefined {
  if (target.proxy !== undefined || target.proxies === undefined) return undefined;
  const found = proxyFor(target.baseUrl, target);
  const { https, http } = target.proxies;
  const said = target.baseUrl.startsWith('https:') ? https : http;
  if (said === undefined) return undefined;
  if (found !== undefined) return `The calls go through the proxy ${found.server}, as ${said.variable} says.`;
  if (isOnLoopback(target.baseUrl)) return undefined;
  return `The calls go through no proxy: NO_PROXY excepts ${new URL(target.baseUrl).hostname} from ${said.variable}.`;
}

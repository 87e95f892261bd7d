/** What a server or a gateway may take for a slash or for a way up, although no client does. */
const hidden = /%(2e|2f|5c|00|25)|\\|\/(%20)*\.{1,2}(%20)*(;|%3b|\/|$)/i;

/**
 * Path and query of an absolute link, below the base URL of the target. Undefined for a link to anything else, even a sibling
 * path of the same host that begins alike, and for one that another reader may take to lead elsewhere: a token goes no further
 * than the base path.
 */
export function pathBelow(baseUrl: string, link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, pathname, search } = new URL(link);
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  if (origin !== base.origin || !pathname.startsWith(`${prefix}/`) || hidden.test(pathname)) return undefined;
  return pathname.slice(prefix.length) + search;
}

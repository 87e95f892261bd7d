/** What of a call tells where it comes from. */
export interface Caller {
  readonly url: string;
  readonly method: string;
  header(name: string): string | undefined;
}

const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * What gives a call away that no page of ours had this machine's browser send; undefined when nothing does. The server listens on
 * loopback only, but a page from anywhere is in a browser on this machine, and may have had its own name resolve to it: so the name
 * that was called counts, and what the browser says of the page. Clauses: Fetch Metadata Request Headers; RFC 6454, section 7.
 */
export function strangerIn(caller: Caller, port: number): string | undefined {
  const { host, origin: own } = new URL(caller.url);
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host))
    return `It was called by the name ${host}, and is reached as 127.0.0.1:${port} only.`;
  if (ofProxies.some((name) => caller.header(name) !== undefined)) return 'It was called through a proxy.';
  const site = caller.header('sec-fetch-site') ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return 'A page of another site asked for this.';
  const origin = caller.header('origin');
  if (origin !== undefined && origin !== own) return 'A page of another origin asked for this.';
  return undefined;
}

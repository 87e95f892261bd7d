import { readBody } from '../http/read-body.ts';

/** What a PSU sent with the form of a page, as it was sent: nothing in it is checked yet. */
export interface Decision {
  /** Hint of the customer; null when none was chosen. */
  readonly persona: string | null;
  readonly decision: string | null;
  readonly accountIds: readonly string[];
}

/**
 * True when a browser says that a request comes from another site, or from another port of this one, which a SameSite
 * cookie does not tell apart. Browsers say so over TLS and on this machine; elsewhere the origin tells: that of a page of the bank is the
 * host that was called, or that of `baseUrl`, by which callers know it, and never `null`. A scheme may have been changed by what ends TLS. A
 * caller that says nothing is no browser that could be misled. Clauses: Fetch Metadata, section 2.3; RFC 6454, section 7.
 */
export function isForeign(request: Request, baseUrl?: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return ![request.url, ...(baseUrl === undefined ? [] : [baseUrl])].some((own) => new URL(own).host === host);
}

/** Reads a posted form; undefined when the body is no form. Throws an ApiError of 413 for one that is too large. */
export async function readDecision(request: Request): Promise<Decision | undefined> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  return { persona: form.get('persona'), decision: form.get('decision'), accountIds: form.getAll('account') };
}

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
 * cookie does not tell apart. A caller that says nothing is no browser that could be misled. Clause: Fetch Metadata, section 2.3.
 */
export function isForeign(request: Request): boolean {
  return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
}

/** Reads a posted form; undefined when the body is no form. Throws an ApiError of 413 for one that is too large. */
export async function readDecision(request: Request): Promise<Decision | undefined> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  return { persona: form.get('persona'), decision: form.get('decision'), accountIds: form.getAll('account') };
}

import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Client } from '../access/clients.ts';
import { styleHash } from './style.ts';

/**
 * Where the forms of a page may lead. Chromium holds every redirect that follows a form against this list: back to the
 * client, and wherever the client then goes on to, which nobody here can know. So the list names schemes; hosts would not
 * do even for the client alone, because a source of a policy cannot name an IPv6 address. Clause: CSP Level 3, form-action.
 */
function formAction(client: Client | undefined): string {
  if (client === undefined) return "'none'";
  const registered = client.redirectUris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).protocol);
  return ["'self'", ...new Set(['https:', 'http:', ...registered])].join(' ');
}

/** A page as a response. `client` is whom the forms on it lead back to; absent for a page without forms. */
export function pageResponse(page: JSX.Element, status: number, client?: Client): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${styleHash}`,
    // The icon that keeps browsers from asking for one.
    'img-src data:',
    `form-action ${formAction(client)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  // No component of these pages is asynchronous, so that its text is there at once.
  return new Response(`<!doctype html>${page.toString()}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      // Nobody else is told, and forms bring an origin: with no-referrer it would be null, as out of a sandbox.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}

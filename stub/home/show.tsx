import { createHash } from 'node:crypto';
import { Calls, lastCalls } from './calls.tsx';
import type { Shown } from './home-bank.ts';
import { HomePage } from './home-page.tsx';
import { style } from './style.ts';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Nothing comes from another host or goes to one. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${styleHash}`,
  'img-src data:',
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sent(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      vary: 'Accept',
    },
  });
}

/** The page as a response. */
export async function showHome(shown: Shown, hasReference: boolean, status: number): Promise<Response> {
  const entries = await lastCalls(shown.control?.journal);
  const page = <HomePage {...shown} entries={entries} hasReference={hasReference} />;
  return sent(`<!doctype html>${page.toString()}`, status);
}

/** The list of calls alone, for the script of the page. */
export async function showCalls({ journal }: NonNullable<Shown['control']>): Promise<Response> {
  return sent((<Calls entries={await lastCalls(journal)} />).toString(), 200);
}

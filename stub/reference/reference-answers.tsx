import type { Persona } from '../data/world.ts';
import { readAsset, type referenceFiles } from './assets.ts';
import type { ShownDocument } from './documents.ts';
import { ReferencePage } from './reference-page.tsx';
import { script } from './script.ts';
import { styleHash } from './style.ts';

/** Nothing comes from another host or goes to one: what the page shows, and what is tried out on it, is this bank. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleHash}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sent(body: string | Uint8Array, contentType: string): Response {
  // Bytes are never in shared memory here, which is all that the narrower type says.
  return new Response(body as string | Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': contentType,
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

/** The page that shows a document, with a token by one click for one of the personas. */
export function referencePage(
  shown: ShownDocument,
  documents: readonly ShownDocument[],
  personas: readonly Persona[],
): Response {
  const html = (<ReferencePage shown={shown} documents={documents} personas={personas} />).toString();
  return sent(`<!doctype html>${html}`, 'text/html; charset=utf-8');
}

/** A file of the pages. */
export async function referenceFile(name: (typeof referenceFiles)[number]): Promise<Response> {
  if (name === 'show.js') return sent(script, 'text/javascript; charset=utf-8');
  const { body, contentType } = await readAsset(name);
  return sent(body, contentType);
}

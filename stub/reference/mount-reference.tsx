import type { Hono } from 'hono';
import type { World } from '../data/world.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { isAssetName, readAsset } from './assets.ts';
import { documents, ReferencePage } from './reference-page.tsx';
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

/**
 * Mounts the reference pages: `GET /reference` shows the document of the bank, with a token by one click where it `isControlled`,
 * `GET /reference/control` that of its control plane. Their files are read when they are asked for.
 */
export function mountReference(
  app: Hono<BankEnv>,
  { world }: { readonly world: Pick<World, 'personas'> },
  isControlled: boolean,
): void {
  const personas = isControlled ? world.personas : [];
  const page = (shown: keyof typeof documents) => {
    const html = (<ReferencePage shown={shown} personas={personas} />).toString();
    return sent(`<!doctype html>${html}`, 'text/html; charset=utf-8');
  };
  app.get(documents.bank.path, () => page('bank'));
  if (isControlled) app.get(documents.control.path, () => page('control'));
  app.get('/reference/:name', async (c, next) => {
    const { name } = c.req.param();
    if (name === 'show.js') return sent(script, 'text/javascript; charset=utf-8');
    if (!isAssetName(name)) return next();
    const { body, contentType } = await readAsset(name);
    return sent(body, contentType);
  });
}

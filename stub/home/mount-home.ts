import type { Context, Hono } from 'hono';
import { showsHtml } from '../access/headless-decision.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { Control } from '../control/control.ts';
import type { Guard } from '../control/guard.ts';
import type { ControlOperation } from '../control/operation.ts';
import { indexPage } from '../guide/index-page.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { readBody } from '../http/read-body.ts';
import { json, toResponse } from '../http/reply.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { uuid } from '../randomness/identifiers.ts';
import type { Done, HomeBank, Shown } from './home-bank.ts';

/** What the page at `/` is made of. */
export interface Home {
  readonly bank: HomeBank;
  readonly control: Control;
  /** All that the control plane does. */
  readonly operations: readonly ControlOperation[];
  /** Who may control the bank; absent where it has no control plane. */
  readonly guard: Guard | undefined;
  readonly certificateOf: CertificateOf;
  /** True where the bank has pages of reference. */
  readonly hasReference: boolean;
  readonly mutualTls: boolean;
}

/** What was done and not told yet: each is told once, so that to load the page again does nothing again. */
const toldKept = 20;

/** The form that a page sent; empty when it is none. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return new URLSearchParams();
  return new URLSearchParams(new TextDecoder().decode(await readBody(request)));
}

/**
 * Mounts `GET /`: a page where a browser asks, JSON for all others; and, where the bank is controlled, below `/stub/home/` what the
 * forms of the page do. A caller who may not control the bank sees what everybody may.
 */
export function mountHome(
  app: Hono<BankEnv>,
  { bank, control, operations, guard, certificateOf, hasReference, mutualTls }: Home,
): void {
  const told = new BoundedMap<string, Done>(toldKept);
  const page = async (c: Context<BankEnv>, more: Pick<Shown, 'done' | 'problem'>, status = 200): Promise<Response> => {
    const { showHome } = await import('./show.tsx');
    const { origin } = new URL(c.req.url);
    return await showHome({ bank, origin, ...controlFor(c), ...more }, hasReference, status);
  };

  const controlFor = (c: Context<BankEnv>): Pick<Shown, 'control' | 'why'> => {
    if (guard === undefined) return { control: undefined };
    try {
      guard(c);
      return { control };
    } catch (error) {
      if (error instanceof OAuthError) return { control: undefined, why: error.message };
      throw error;
    }
  };

  app.get('/', async (c) => {
    if (showsHtml(c.req.header('accept') ?? null)) {
      const id = c.req.query('told') ?? '';
      const done = controlFor(c).control === undefined ? undefined : told.get(id);
      told.delete(id);
      return await page(c, { done });
    }
    const answer = toResponse(
      json(
        200,
        indexPage(bank, {
          origin: new URL(c.req.url).origin,
          control: guard === undefined ? [] : operations,
          hasDocuments: hasReference,
          mutualTls,
        }),
      ),
      undefined,
    );
    answer.headers.set('vary', 'Accept');
    return answer;
  });
  if (guard === undefined) return;

  app.get('/stub/home/page.js', async () => {
    const { script } = await import('./script.ts');
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' };
    return new Response(script, { headers });
  });

  app.get('/stub/home/calls', async (c) => {
    const { control: own, why = '' } = controlFor(c);
    if (own === undefined) return new Response(why, { status: 403 });
    const { showCalls } = await import('./show.tsx');
    return await showCalls(own);
  });

  app.post('/stub/home/:action', async (c) => {
    const { control: own, why = '' } = controlFor(c);
    if (own === undefined) return await page(c, { problem: why }, 403);
    const { actions } = await import('./actions.ts');
    const act = Object.hasOwn(actions, c.req.param('action')) ? actions[c.req.param('action')] : undefined;
    try {
      if (act === undefined) throw new OAuthError('invalid_request', 'The page has no such form');
      const done = await act(own, await formOf(c.req.raw), certificateOf(c));
      const id = uuid();
      told.set(id, done);
      return c.redirect(`/?told=${id}`, 303);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      return await page(c, { problem: error.message }, error.status);
    }
  });
}

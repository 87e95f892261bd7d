import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import { permissionCodes } from '../../schemas/permissions.ts';
import type { BankContext } from '../bank-context.ts';
import { codeOffered } from '../disclosure/permissions-required.ts';
import { readBody } from '../http/read-body.ts';
import { json, type Reply } from '../http/reply.ts';
import type { Authority } from './authority.ts';
import { authorizeEndpoint } from './authorize-endpoint.ts';
import { developerToken } from './developer-token.ts';
import { OAuthError, oauthBody } from './oauth-error.ts';
import { tokenEndpoint } from './token-endpoint.ts';

/** The environment that the Node adapter gives to a request; absent when the app is called directly. */
export interface BankEnv {
  readonly Bindings: { readonly incoming?: IncomingMessage };
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function isLoopback(c: Context<BankEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  return address === undefined || loopback.has(address);
}

function mediaType(c: Context<BankEnv>): string {
  return (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function textOf(c: Context<BankEnv>, type: string): Promise<string> {
  if (mediaType(c) !== type) throw new OAuthError('invalid_request', `The body must be ${type}`);
  return new TextDecoder().decode(await readBody(c.req.raw));
}

async function answered(work: () => Promise<Reply> | Reply): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const challenge = error.error === 'invalid_client' && error.status === 401;
    return json(error.status, oauthBody(error), challenge ? { 'www-authenticate': 'Basic realm="token"' } : {});
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OAuthError('invalid_request', 'The body is not JSON');
  }
}

/** Mounts the authorisation side. `send` turns a reply into the response. */
export function mountAccess(
  app: Hono<BankEnv>,
  bank: BankContext,
  authority: Authority,
  send: (c: Context<BankEnv>, reply: Reply) => Response | Promise<Response>,
): void {
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));

  app.post('/token', async (c) => {
    const reply = await answered(async () => {
      const form = new URLSearchParams(await textOf(c, 'application/x-www-form-urlencoded'));
      return json(200, tokenEndpoint(authority, c.req.header('authorization'), form));
    });
    return send(c, reply);
  });

  app.get('/authorize', async (c) => {
    const reply = await answered(() => {
      const location = authorizeEndpoint(authority, new URL(c.req.url).searchParams);
      return { status: 302, headers: { location } };
    });
    return send(c, reply);
  });

  app.post('/stub/tokens', async (c) => {
    const reply = await answered(async () => {
      if (!isLoopback(c)) throw new OAuthError('access_denied', 'Only callers on this machine may do this', 403);
      return json(201, developerToken(bank, authority, parsed(await textOf(c, 'application/json')), offered));
    });
    return send(c, reply);
  });
}

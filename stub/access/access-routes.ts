import type { Context, Hono } from 'hono';
import { permissionCodes } from '../../schemas/permissions.ts';
import { codeOffered } from '../consents/permissions-required.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { isNestedTooDeep } from '../http/nesting.ts';
import { readBody } from '../http/read-body.ts';
import { json, type Reply } from '../http/reply.ts';
import type { Authority } from './authority.ts';
import { bankSide } from './bank-side.ts';
import { asEnvironment, type DeveloperBank, developerToken } from './developer-token.ts';
import type { FrontDoor } from './front-door.ts';
import { OAuthError, oauthBody } from './oauth-error.ts';
import { requireOwnMachine } from './own-machine.ts';
import { claimedClient, SlowGuesses } from './slow-guesses.ts';

/** The JSON body of a developer's request; an empty object when there is none. */
async function bodyOf(c: Context<BankEnv>): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(c.req.raw));
  if (text === '') return {};
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') throw new OAuthError('invalid_request', 'The body must be application/json');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new OAuthError('invalid_request', 'The body is not JSON');
  }
  if (isNestedTooDeep(text)) throw new OAuthError('invalid_request', 'The body is nested too deep');
  return body;
}

async function answered(work: () => Promise<Reply> | Reply): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return json(error.status, oauthBody(error));
  }
}

/** Paths of the OpenID provider. */
const providerPaths = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/jwks',
  '/token',
  '/revoke',
  '/userinfo',
  '/authorize',
  '/authorize/:uid',
];

/** Mounts the authorisation side: the OpenID provider, and under `/stub` what developers do at the bank. */
export function mountAccess(
  app: Hono<BankEnv>,
  bank: DeveloperBank,
  { authority, door, certificateOf }: { authority: Authority; door: FrontDoor; certificateOf: CertificateOf },
  send: (c: Context<BankEnv>, response: Response) => Response | Promise<Response>,
  asResponse: (reply: Reply) => Response,
): void {
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));

  const guesses = new SlowGuesses();
  for (const path of providerPaths) {
    app.all(path, async (c) => {
      const body = c.req.method === 'POST' ? await readBody(c.req.raw) : new Uint8Array();
      const answer = await door.answer(c.req.raw, body, certificateOf(c));
      if (path === '/token') await guesses.beforeAnswer(claimedClient(c.req.raw, body), answer.status);
      return send(c, answer);
    });
  }

  const developers = (path: string, work: (c: Context<BankEnv>, body: unknown) => Reply) => {
    app.post(path, async (c) => {
      const reply = await answered(async () => {
        requireOwnMachine(c);
        return work(c, await bodyOf(c));
      });
      return send(c, asResponse(reply));
    });
  };
  developers('/stub/tokens', (c, body) => {
    const as = c.req.query('as') ?? 'json';
    if (as !== 'json' && as !== 'env') throw new OAuthError('invalid_request', 'as must be json or env');
    const token = developerToken(bank, authority, body, offered, certificateOf(c));
    return as === 'json' ? json(201, token) : { status: 201, body: asEnvironment(token), contentType: 'text/plain' };
  });
  for (const [path, act] of Object.entries(bankSide)) {
    developers(path, (c) => {
      act(bank, authority, c.req.param());
      return { status: 204 };
    });
  }
}

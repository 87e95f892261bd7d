import type { Context, Hono } from 'hono';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { CallNotes } from '../http/call-notes.ts';
import { readBody } from '../http/read-body.ts';
import { requireRoom } from '../http/require-room.ts';
import type { BankState } from '../state/bank-state.ts';
import type { FrontDoor } from './front-door.ts';
import { claimedClient, type SlowGuesses } from './slow-guesses.ts';

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

/** Those that begin something, and find no room for it in a bank that is full. */
const beginning: ReadonlySet<string> = new Set(['/token', '/authorize']);

/** Mounts the authorisation side: the OpenID provider. */
export function mountAccess(
  app: Hono<BankEnv>,
  parts: {
    readonly door: FrontDoor;
    readonly guesses: SlowGuesses;
    readonly certificateOf: CertificateOf;
    readonly state: BankState;
  },
  send: (c: Context<BankEnv>, response: Response) => Response | Promise<Response>,
): void {
  const { door, guesses, certificateOf, state } = parts;
  for (const path of providerPaths) {
    app.all(path, async (c) => {
      if (beginning.has(path)) requireRoom(state);
      const body = c.req.method === 'POST' ? await readBody(c.req.raw) : new Uint8Array();
      const notes = c.env?.notes ?? new CallNotes();
      notes.body = body;
      const answer = await door.answer(c.req.raw, body, certificateOf(c), notes);
      if (path === '/token') await guesses.beforeAnswer(claimedClient(c.req.raw, body), answer.status);
      return send(c, answer);
    });
  }
}

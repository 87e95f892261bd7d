import type { Hono } from 'hono';
import type { Door, Pending } from '../access/door.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { World } from '../data/world.ts';
import { ApiError } from '../http/api-error.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { CallNotes } from '../http/call-notes.ts';
import { nextAnswer, overAnswer, refusedAnswer } from './answers.tsx';
import { decide } from './decide.ts';
import { isForeign, readDecision } from './read-decision.ts';
import { type LoginBank, whoDecides } from './who-decides.ts';

/** A page for what a browser may bring about; anything else is a fault of the bank and is thrown on. */
function answerOf(error: unknown, notes: CallNotes | undefined): Response {
  if (notes !== undefined) notes.refusal = error;
  if (error instanceof OAuthError) return overAnswer();
  if (error instanceof ApiError) return refusedAnswer(`${error.message}.`, error.status);
  throw error;
}

/** What of the bank the pages show and go by. */
export interface PagesBank extends LoginBank {
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Mounts the pages on which a PSU decides: `GET /interaction/:uid` asks who they are, the same with `?persona=` shows the
 * consent, and a form posted there (`persona`, `decision`, `account` repeated) decides. They need no script.
 * Clause: Customer Experience Guidelines, Account Information Consent.
 */
export function mountPages(app: Hono<BankEnv>, bank: PagesBank, door: Door): void {
  const { world, clock } = bank;

  async function waiting(request: Request, uid: string, notes?: CallNotes): Promise<Pending | undefined> {
    const pending = await door.pending(request, uid);
    if (notes !== undefined) {
      notes.clientId = pending?.client.clientId;
      notes.consent = pending?.consent;
    }
    // A consent can expire while its page is open.
    const expires = pending?.consent.expires;
    return expires !== undefined && expires <= clock() ? undefined : pending;
  }

  app.get('/interaction/:uid', async (c) => {
    const pending = await waiting(c.req.raw, c.req.param('uid'), c.env?.notes);
    return pending === undefined
      ? overAnswer()
      : nextAnswer(world, pending, await whoDecides(bank, pending, c.req.query('persona')));
  });

  app.post('/interaction/:uid', async (c) => {
    const request = c.req.raw;
    if (isForeign(request)) return refusedAnswer('The form was not sent by a page of this bank.');
    try {
      const decision = await readDecision(request);
      if (decision === undefined) return refusedAnswer('A decision is sent as application/x-www-form-urlencoded.');
      const pending = await waiting(request, c.req.param('uid'), c.env?.notes);
      return pending === undefined ? overAnswer() : await decide(bank, door, request, pending, decision);
    } catch (error) {
      return answerOf(error, c.env?.notes);
    }
  });
}

import type { Context } from 'hono';
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
  /** What stands before the paths that callers know; absent where they call it by its own address. */
  readonly baseUrl?: string;
}

async function waiting(bank: PagesBank, door: Door, { req, env }: Context<BankEnv>, uid: string) {
  const pending: Pending | undefined = await door.pending(req.raw, uid);
  const { notes } = env ?? {};
  if (notes !== undefined) {
    notes.clientId = pending?.client.clientId;
    notes.consent = pending?.consent;
  }
  // A consent can expire while its page is open.
  const expires = pending?.consent.expires;
  return expires !== undefined && expires <= bank.clock() ? undefined : pending;
}

/** The page that asks a PSU who they are, or whether they consent. */
export async function askPsu(bank: PagesBank, door: Door, c: Context<BankEnv>, uid: string): Promise<Response> {
  const pending = await waiting(bank, door, c, uid);
  return pending === undefined
    ? overAnswer()
    : nextAnswer(bank.world, pending, await whoDecides(bank, pending, c.req.query('persona')));
}

/** What comes of the form of such a page. */
export async function takeDecision(bank: PagesBank, door: Door, c: Context<BankEnv>, uid: string): Promise<Response> {
  const request = c.req.raw;
  if (isForeign(request, bank.baseUrl)) return refusedAnswer('The form was not sent by a page of this bank.');
  try {
    const decision = await readDecision(request);
    if (decision === undefined) return refusedAnswer('A decision is sent as application/x-www-form-urlencoded.');
    const pending = await waiting(bank, door, c, uid);
    return pending === undefined ? overAnswer() : await decide(bank, door, request, pending, decision);
  } catch (error) {
    return answerOf(error, c.env?.notes);
  }
}

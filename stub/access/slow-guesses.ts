import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '../memory/bounded-map.ts';

/** Refusals in a row that cost nothing: whoever sets up a client makes a few. */
const free = 10;
const firstDelayMs = 100;
const longestDelayMs = 5_000;
/** Clients counted at a time. */
const capacity = 1_000;

interface Guesser {
  refusals: number;
  /** Fulfilled when the refusal before was sent. */
  turn: Promise<unknown>;
}

/**
 * Slows whoever guesses secrets, codes or refresh tokens: after ten refusals in a row the answers to one client come one after the
 * other, each after a longer wait than the one before, up to five seconds. A success ends it.
 */
export class SlowGuesses {
  readonly #guessers = new BoundedMap<string, Guesser>(capacity);
  readonly #wait: (milliseconds: number) => Promise<unknown>;

  constructor(wait: (milliseconds: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false })) {
    this.#wait = wait;
  }

  /** Begins to count anew, for one client or for all. */
  forget(client?: string): void {
    for (const [each] of [...this.#guessers]) if (client === undefined || each === client) this.#guessers.delete(each);
  }

  /** Waits as long as the answer of this status to this client must, before it is sent. */
  async beforeAnswer(client: string, status: number): Promise<void> {
    if (status < 400 || status >= 500) {
      if (status < 400) this.#guessers.delete(client);
      return;
    }
    const guesser = this.#guessers.get(client) ?? { refusals: 0, turn: Promise.resolve() };
    guesser.refusals += 1;
    this.#guessers.set(client, guesser);
    const beyond = guesser.refusals - free;
    if (beyond <= 0) return;
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(beyond - 1, 10));
    guesser.turn = guesser.turn.then(() => this.#wait(delay));
    await guesser.turn;
  }
}

/** The client that a call to the token endpoint says it is from, for the counting; the empty text where it says nothing. */
export function claimedClient(request: Request, body: Uint8Array): string {
  const [, basic] = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString('utf8').split(':', 1)[0] ?? '';
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
  const assertion = form.get('client_assertion');
  return form.get('client_id') ?? (assertion === null ? '' : subjectOf(assertion));
}

function subjectOf(assertion: string): string {
  try {
    const claims = JSON.parse(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      sub?: unknown;
    };
    return typeof claims.sub === 'string' ? claims.sub : '';
  } catch {
    return '';
  }
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may come in: whoever opens the one link that the terminal shows. Its key is good for one use and is exchanged for the secret of a
 * session. Neither is kept, only what they hash to.
 */
export class Entry {
  /** What the link holds. */
  readonly key = newSecret();
  #unused: Buffer | undefined = digest(this.key);
  #session: Buffer | undefined;

  /** The secret of the session that the key opens; undefined for another key, and for one that was used. */
  enter(key: string): string | undefined {
    if (this.#unused === undefined || !timingSafeEqual(this.#unused, digest(key))) return undefined;
    this.#unused = undefined;
    const secret = newSecret();
    this.#session = digest(secret);
    return secret;
  }

  /** True for the secret of the session. */
  knows(secret: string | undefined): boolean {
    return secret !== undefined && this.#session !== undefined && timingSafeEqual(this.#session, digest(secret));
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Of one length whatever it is of: to compare takes as long for every text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

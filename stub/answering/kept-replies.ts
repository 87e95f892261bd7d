import type { Reply } from '../http/reply.ts';

/** All that an answer depends on beside who asks and for what: where one of these numbers is another, so may be the answer. */
export interface Moment {
  /** Minutes since the epoch: within one the world stands still. */
  readonly minute: number;
  /** Of the state of the bank. */
  readonly generation: number;
  /** How many accounts the grant is for, which only ever drop out of it. */
  readonly accounts: number;
  /** How many of them were switched away. */
  readonly switched: number;
}

/** What a grant was told at a moment, by URI. */
interface Told {
  readonly moment: Moment;
  readonly replies: Map<string, Reply>;
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.minute === other.minute &&
  one.generation === other.generation &&
  one.accounts === other.accounts &&
  one.switched === other.switched;

/** How many finished answers are kept, an even number, and how many bytes of them together. */
interface Bounds {
  readonly replies: number;
  readonly bytes: number;
}

/**
 * The finished answers that were used last; when it is full, the older half of what was not used since the last time goes. By
 * grant, and then by URI: one text of all that decides would be made, and read from end to end, for every call.
 */
export class KeptReplies {
  readonly #bounds: Bounds;
  #young = new Map<string, Told>();
  #old = new Map<string, Told>();
  #count = 0;
  /** Of the young. */
  #bytes = 0;

  constructor(bounds: Bounds) {
    const { replies } = bounds;
    if (!Number.isInteger(replies) || replies < 2 || replies % 2 === 1) {
      throw new TypeError(`replies must be an even number above 0, got ${replies}`);
    }
    this.#bounds = bounds;
  }

  /** The answer, which counts as used now. */
  get(grantId: string, moment: Moment, uri: string): Reply | undefined {
    const young = replyIn(this.#young.get(grantId), moment, uri);
    if (young !== undefined) return young;
    const old = replyIn(this.#old.get(grantId), moment, uri);
    if (old !== undefined) this.set(grantId, moment, uri, old);
    return old;
  }

  set(grantId: string, moment: Moment, uri: string, reply: Reply): void {
    const known = this.#young.get(grantId);
    const told = known !== undefined && isSame(known.moment, moment) ? known : { moment, replies: new Map() };
    this.#young.set(grantId, told);
    told.replies.set(uri, reply);
    this.#count += 1;
    this.#bytes += reply.body?.length ?? 0;
    const { replies, bytes } = this.#bounds;
    if (this.#count * 2 < replies && this.#bytes * 2 < bytes) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#count = 0;
    this.#bytes = 0;
  }
}

function replyIn(told: Told | undefined, moment: Moment, uri: string): Reply | undefined {
  return told !== undefined && isSame(told.moment, moment) ? told.replies.get(uri) : undefined;
}

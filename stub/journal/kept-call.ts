import type { CallNotes } from '../http/call-notes.ts';
import { likeOf } from './alike.ts';
import { type Keeping, NotedCall } from './noted-call.ts';

/** Bytes that are there for the texts of one call: those of a browser have room in it. */
const room = 1024;

/** Calls whose texts are in one piece of memory. */
const together = 64;

/** Stands in no method, URL or header. */
const betweenTexts = '\0';

/** What a call of which everything went as usual has to tell beside its texts: all of it is there anyway, and for many calls. */
interface Usual extends Pick<CallNotes, 'release' | 'operation' | 'token' | 'consent' | 'accountIds' | 'reply'> {
  readonly changes: readonly string[];
}

/** Memory for the texts of calls, piece by piece. */
export class TextRoom {
  #piece = Buffer.alloc(0);
  #taken = 0;

  /** Room for the texts of one call. */
  next(): Buffer {
    if (this.#taken + room > this.#piece.length) {
      this.#piece = Buffer.allocUnsafeSlow(room * together);
      this.#taken = 0;
    }
    this.#taken += room;
    return this.#piece.subarray(this.#taken - room, this.#taken);
  }
}

/**
 * A place for a call that is over, used again and again. Of a call of which everything went as usual it takes texts as bytes and
 * numbers, and no object that came with it: what is kept for a thousand calls and then goes costs the collector of garbage more
 * than all else that a journal does. Of one that is like another it takes what differs. Any other call it keeps as it is.
 */
export class KeptCall {
  readonly #texts: Buffer;
  readonly #numbers = new Float64Array(3);
  number = 0;
  position = 0;
  weight = 0;
  #length = 0;
  #model: NotedCall | undefined = undefined;
  #interactionId = '';
  #release: Usual['release'] = undefined;
  #operation: Usual['operation'] = undefined;
  #token: Usual['token'] = undefined;
  #consent: Usual['consent'] = undefined;
  #accountIds: Usual['accountIds'] = undefined;
  #reply: Usual['reply'] = undefined;
  #changes: readonly string[] = [];
  #other: NotedCall | undefined = undefined;

  constructor(texts: Buffer) {
    this.#texts = texts;
  }

  /** Keeps a call in the place of the one that was here; of one that is like a model, which stays as it is, what differs. */
  take(call: NotedCall, model?: NotedCall): void {
    this.number = call.number;
    this.position = call.position;
    if (model !== undefined) {
      if (this.#model === undefined) this.forget();
      this.#model = model;
      this.weight = model.weight;
      this.#interactionId = call.interactionId ?? '';
      this.#note(call);
      return;
    }
    this.weight = call.weight;
    this.#model = undefined;
    const texts = call.isUsual ? textsOf(call) : undefined;
    if (texts === undefined) {
      this.forget();
      this.#other = call;
      return;
    }
    this.#other = undefined;
    this.#length = this.#texts.write(texts, 0, room, 'latin1');
    this.#note(call);
    this.#release = call.release;
    this.#operation = call.operation;
    this.#token = call.token;
    this.#consent = call.consent;
    this.#accountIds = call.accountIds;
    this.#reply = call.reply;
    this.#changes = call.changes;
  }

  /** Lets go of what a call held. */
  forget(): void {
    this.#other = undefined;
    this.#model = undefined;
    this.#token = undefined;
    this.#consent = undefined;
    this.#accountIds = undefined;
    this.#reply = undefined;
  }

  /** The call as it was noted. */
  call(keeping: Keeping): NotedCall {
    if (this.#other !== undefined) return this.#other;
    const [at = 0, durationMs = 0, status = 0] = this.#numbers;
    const own = { position: this.position, durationMs, status };
    if (this.#model !== undefined) {
      return likeOf(this.#model, keeping, { ...own, number: this.number, at, interactionId: this.#interactionId });
    }
    const texts = this.#texts.toString('latin1', 0, this.#length);
    const [method = '', url = '', interactionId = '', ...sent] = texts.split(betweenTexts);
    const call = new NotedCall(keeping, this.number, at, { method, url }, sent);
    return Object.assign(call, {
      ...{ ...own, changes: this.#changes, interactionId },
      ...{ release: this.#release, operation: this.#operation, token: this.#token },
      ...{ consent: this.#consent, accountIds: this.#accountIds, reply: this.#reply },
    });
  }

  #note(call: NotedCall): void {
    this.#numbers[0] = call.at;
    this.#numbers[1] = call.durationMs;
    this.#numbers[2] = call.status;
  }
}

/** All texts of a call; undefined where there is no room for them, or no bytes. */
function textsOf({ method, url, interactionId, rawHeaders }: NotedCall): string | undefined {
  if (rawHeaders === undefined) return undefined;
  const texts = `${method}${betweenTexts}${url}${betweenTexts}${interactionId}${betweenTexts}${rawHeaders.join(betweenTexts)}`;
  return texts.length > room ? undefined : texts;
}

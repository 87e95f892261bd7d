import { isLike } from './alike.ts';
import { KeptCall, TextRoom } from './kept-call.ts';
import type { Keeping, NotedCall } from './noted-call.ts';

/** How many calls are kept, and how many bytes of them together. */
export interface Bounds {
  readonly calls: number;
  readonly bytes: number;
}

/** The last calls that were over, in the order in which they were: a ring of places, so that none is made or moved for a call. */
export class KeptCalls {
  readonly #bounds: Bounds;
  readonly #keeping: Keeping;
  readonly #room = new TextRoom();
  #places: KeptCall[] = [];
  #first = 0;
  #count = 0;
  #bytes = 0;
  #model: NotedCall | undefined;
  #last: NotedCall | undefined;

  constructor(bounds: Bounds, keeping: Keeping) {
    this.#bounds = bounds;
    this.#keeping = keeping;
  }

  /** Keeps a call that has its position; the oldest go where it is one too many. */
  add(call: NotedCall): void {
    const { calls, bytes } = this.#bounds;
    if (this.#count >= calls) this.#drop();
    if (calls < 1) return;
    const index = (this.#first + this.#count) % calls;
    const place = this.#places[index] ?? new KeptCall(this.#room.next());
    this.#places[index] = place;
    place.take(call, this.#modelOf(call));
    this.#count += 1;
    this.#bytes += place.weight;
    while (this.#bytes > bytes && this.#count > 1) this.#drop()?.forget();
  }

  clear(): void {
    this.#places = [];
    this.#first = 0;
    this.#count = 0;
    this.#bytes = 0;
    this.#model = undefined;
    this.#last = undefined;
  }

  /** A call by the id of its entry. */
  find(id: string): NotedCall | undefined {
    const { prefix } = this.#keeping;
    for (let index = 0; index < this.#count; index++) {
      const place = this.#at(index);
      if (`${prefix}${place?.number}` === id) return place?.call(this.#keeping);
    }
    return undefined;
  }

  /** The first call that was over after that of a position. */
  next(position: number): NotedCall | undefined {
    const first = this.#at(0)?.position ?? 0;
    return this.#at(Math.max(0, position - first + 1))?.call(this.#keeping);
  }

  /** All calls that were over after that of a position. */
  *after(position: number): Generator<NotedCall, void, undefined> {
    for (let index = 0; index < this.#count; index++) {
      const place = this.#at(index);
      if (place !== undefined && place.position > position) yield place.call(this.#keeping);
    }
  }

  /**
   * What a call is like, if anything: the model until now, or else the call before, which then is the model. Whoever asks for the
   * same again and again sends the same again and again.
   */
  #modelOf(call: NotedCall): NotedCall | undefined {
    if (!call.isUsual) return undefined;
    if (this.#model !== undefined && isLike(this.#model, call)) return this.#model;
    const last = this.#last;
    this.#last = call;
    if (last === undefined || !isLike(last, call)) return undefined;
    this.#model = last;
    return last;
  }

  #at(index: number): KeptCall | undefined {
    return index < this.#count ? this.#places[(this.#first + index) % this.#bounds.calls] : undefined;
  }

  /** Does without the oldest. */
  #drop(): KeptCall | undefined {
    const oldest = this.#at(0);
    if (oldest === undefined) return undefined;
    this.#bytes -= oldest.weight;
    this.#first = (this.#first + 1) % this.#bounds.calls;
    this.#count -= 1;
    return oldest;
  }
}

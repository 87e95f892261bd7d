/** Lets a call go, and says when it is over. */
export type Leave = () => void;

interface Waiting {
  readonly alone: boolean;
  readonly enter: () => void;
}

/**
 * How many calls are under way at once. Reads overlap, as many as there are lanes; whatever changes something goes alone: what comes
 * of it depends on nothing else, and none of ours can be the cause where it is lost, for it could not be made again. First come,
 * first served.
 */
export class Lanes {
  #width: number;
  #under = 0;
  #closed = false;
  #open = false;
  readonly #queue: Waiting[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  /** How many calls may be under way at once. */
  get width(): number {
    return this.#width;
  }

  /** From now on one call at a time: the bank had no room for more. */
  narrow(): void {
    this.#width = 1;
  }

  /** From now on nobody waits: what is still under way may never end. */
  open(): void {
    this.#open = true;
    for (const { enter } of this.#queue.splice(0)) enter();
  }

  /** Waits for a lane, or where a call goes alone for all of them. Whoever enters must leave. */
  async enter(alone: boolean): Promise<Leave> {
    if (this.#queue.length > 0 || !this.#isRoomFor(alone)) {
      await new Promise<void>((resolve) => this.#queue.push({ alone, enter: resolve }));
    } else this.#take(alone);
    return () => this.#leave();
  }

  #isRoomFor(alone: boolean): boolean {
    if (this.#open) return true;
    return !this.#closed && this.#under < (alone ? 1 : this.#width);
  }

  #take(alone: boolean): void {
    this.#under += 1;
    this.#closed = alone;
  }

  #leave(): void {
    this.#under -= 1;
    this.#closed = false;
    for (let [next] = this.#queue; next !== undefined && this.#isRoomFor(next.alone); [next] = this.#queue) {
      this.#queue.shift();
      this.#take(next.alone);
      next.enter();
    }
  }
}

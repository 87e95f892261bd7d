import assert from 'node:assert/strict';
import { it } from 'node:test';

const mostShown = 8;

/** Counts what one kind of attacker tried, and what of it held. `npm run attacks` prints the figures. */
export class AttackFigures {
  readonly #attacker: string;
  readonly #broken: string[] = [];
  #tried = 0;
  #seen = 0;

  /** Who attacks, in a few words: `hostile reader of a report`. */
  constructor(attacker: string) {
    this.#attacker = attacker;
  }

  /** Counts one attempt; `got` says what it gained, and is undefined where it gained nothing. True where what was attacked held. */
  attempt(got: string | undefined): boolean {
    this.#tried += 1;
    if (got !== undefined) this.#broken.push(got);
    return got === undefined;
  }

  /** Fails where an attempt gained something since the last look; shows the first few. */
  assertHeld(): void {
    const gained = this.#broken.slice(this.#seen);
    this.#seen = this.#broken.length;
    assert.deepEqual(gained.slice(0, mostShown), [], `${gained.length} attempts gained something`);
  }

  /** The last test of a file: tells the figures, and fails where something did not hold, or less was tried than is promised. */
  tell(atLeast: number): void {
    it(`holds against a ${this.#attacker}, ${atLeast} attempts at least`, (context) => {
      const held = this.#tried - this.#broken.length;
      context.diagnostic(`${this.#attacker}: tried ${this.#tried}, held ${held}`);
      assert.ok(this.#tried >= atLeast, `only ${this.#tried} were tried`);
      assert.equal(held, this.#tried);
    });
  }
}

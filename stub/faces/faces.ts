import { faultsAtRunTime } from '../faults/at-run-time.ts';
import type { Fault } from '../faults/fault.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { createFace, type Face } from './face.ts';
import type { Ground } from './ground.ts';

/** Faces kept at a time beside the usual one. */
const kept = 32;

/** All the faces of one bank: the one that it was started with, and those that faults give it at run time, made when they are asked for. */
export class Faces {
  readonly usual: Face;
  readonly #ground: Ground;
  readonly #atStart: readonly Fault[];
  #made = new BoundedMap<string, Promise<Face>>(kept);
  #generation: number;

  constructor(ground: Ground, atStart: readonly Fault[]) {
    this.#ground = ground;
    this.#atStart = atStart;
    this.#generation = ground.state.generation;
    this.usual = createFace(ground, atStart);
  }

  /** The face with these faults besides those of the start. Rejects for faults that this bank cannot show: see `faultsAtRunTime`. */
  of(ids: readonly string[]): Face | Promise<Face> {
    const { state } = this.#ground;
    // What a fault remembers is of the bank that was before.
    if (state.generation !== this.#generation) this.forget();
    this.#generation = state.generation;
    const more = [...new Set(ids)].filter((id) => this.#atStart.every((fault) => fault.id !== id));
    if (more.length === 0) return this.usual;
    const name = more.join(' ');
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const making = this.#make(more);
    this.#made.set(name, making);
    making.catch(() => this.#made.delete(name));
    return making;
  }

  /** Has faults remember nothing: the next calls that meet them are the first. */
  forget(): void {
    this.#made = new BoundedMap(kept);
  }

  async #make(ids: readonly string[]): Promise<Face> {
    const faults = await faultsAtRunTime(ids, this.#ground);
    return createFace(this.#ground, [...this.#atStart, ...faults]);
  }
}

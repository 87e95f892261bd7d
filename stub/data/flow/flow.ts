import type { FlowPlan } from '../blueprints/blueprint.ts';
import { daysIn, type MonthIndex } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import type { Pence } from '../money.ts';
import { digest, mix } from '../random.ts';

const golden = 0x9e3779b9;
const word = 0x100000000;

/** The least that an entry comes to where the average allows it, in pence. */
const least: Pence = 150;

/** What entries weigh in the sum of their day: small ones are many. */
const weights: Readonly<Record<FlowPlan['of'], readonly number[]>> = {
  purchases: [10, 11, 12, 17, 23, 31, 38, 55, 90, 140],
  takings: [20, 26, 30, 41, 52, 67, 90],
  'round-ups': [40, 47, 53, 60],
};

/**
 * The numbers of an account's flow: how many entries a day has, and what they come to. Each is told by itself, from the seed, the
 * account and the month: nothing is counted or added up to find what lies before it.
 */
export class Flow {
  readonly plan: FlowPlan;
  readonly #a: number;
  readonly #b: number;

  constructor({ seed, key }: Pick<Holding, 'seed' | 'key'>, plan: FlowPlan) {
    this.plan = plan;
    [this.#a, this.#b] = digest(seed, ['flow', key]);
  }

  /** A number in [0, 1) of its own for each month, place and purpose. */
  unit(month: MonthIndex, place: number, purpose: number): number {
    const begun = mix(this.#a ^ Math.imul(month, golden) ^ Math.imul(purpose, 0x85ebca6b));
    return mix(begun ^ mix(this.#b + Math.imul(place, golden))) / word;
  }

  /** How many entries a month has. */
  countOf(month: MonthIndex): number {
    return this.plan.perDay * daysIn(month);
  }

  /** How many of them are booked before a day, counted from 0; all before the day after the last. */
  countBefore(month: MonthIndex, day: number): number {
    const days = daysIn(month);
    if (day <= 0) return 0;
    if (day >= days) return this.countOf(month);
    return Math.floor((this.countOf(month) * (day + 0.8 * this.unit(month, day, 1))) / days);
  }

  /** What the first `count` entries of a month come to when all of them come to `total`. Both are sizes, without a sign. */
  sumOf(month: MonthIndex, count: number, total: Pence): Pence {
    const all = this.countOf(month);
    if (count <= 0) return 0;
    if (count >= all) return total;
    return Math.floor((total * (count + 0.5 * this.unit(month, count, 2))) / all);
  }

  /** What each entry of a day comes to, to the penny, when all of the month come to `total`. */
  amountsOf(month: MonthIndex, day: number, total: Pence): readonly Pence[] {
    const from = this.countBefore(month, day);
    const count = this.countBefore(month, day + 1) - from;
    const sum = this.sumOf(month, from + count, total) - this.sumOf(month, from, total);
    const table = weights[this.plan.of];
    const drawn = Array.from(
      { length: count },
      (_, i) => table[Math.floor(this.unit(month, from + i, 3) * table.length)] ?? 1,
    );
    const weight = drawn.reduce((all, one) => all + one, 0);
    const floor = Math.min(least, Math.floor(total / this.countOf(month) / 4));
    const spare = sum - floor * count;
    let [heavy, given] = [0, 0];
    return drawn.map((one) => {
      heavy += one;
      const share = Math.floor((spare * heavy) / weight) - given;
      given += share;
      return floor + share;
    });
  }
}

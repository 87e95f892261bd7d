import { sameJson, show } from './json.ts';

/** A list longer than this is told by its length: what it lacks, and what it has too much, says more. */
const longest = 12;

/** A value that came and the one that was expected: a finding tells the difference and not only what came. */
export class Beside {
  readonly #got: unknown;
  readonly #wanted: unknown;

  constructor(got: unknown, wanted: unknown) {
    this.#got = got;
    this.#wanted = wanted;
  }

  /** Of two lists, what is missing and what is too much; of anything else, both values. */
  inWords(): string {
    const [got, wanted] = [this.#got, this.#wanted];
    if (!Array.isArray(got) || !Array.isArray(wanted)) return `${show(got)} instead of ${show(wanted)}`;
    const missing = without(wanted, got);
    const beyond = without(got, wanted);
    const came = got.length > longest ? `${got.length} values` : show(got);
    if (missing.length + beyond.length === 0) return `${came} instead of ${show(wanted)}`;
    return [
      came,
      ...(missing.length === 0 ? [] : [`missing ${show(missing)}`]),
      ...(beyond.length === 0 ? [] : [`too many ${show(beyond)}`]),
    ].join(', ');
  }
}

/** What came, for the last argument of `look`, beside what was expected. */
export function beside(got: unknown, wanted: unknown): Beside {
  return new Beside(got, wanted);
}

/** The elements of a list that another lacks, each as often as it lacks them. */
function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const rest = [...other];
  return list.filter((each) => {
    const place = rest.findIndex((its) => sameJson(its, each));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

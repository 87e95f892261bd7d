import type { Archive } from '../../suites/core/archive.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { noPremises } from '../../suites/core/premises.ts';
import { alignRuns } from './align-runs.ts';
import { type Asked, type Parts, partsChanged, type Question, sameAnswer } from './tracked-evidence.ts';

/** What an archive holds besides its exchanges. */
const factNames = ['consents', 'gaps', 'tokens', 'authorisations', 'ended'] as const satisfies readonly Exclude<
  keyof Archive,
  'exchanges'
>[];

const empty = new Evidence({ exchanges: [], consents: [], gaps: [], tokens: [], authorisations: [] }, noPremises);

/** One exchange of two runs, each alone; absent where a run does not have it. */
export interface Place {
  /** Its id in the first run, or one of its own. */
  readonly key: string;
  /** Where it comes among all places. */
  readonly index: number;
  readonly before?: Evidence;
  readonly after?: Evidence;
  /** The parts in which the second differs from the first. */
  readonly changed: Parts;
}

/** How one run differs from another. An exchange that merely moved to another place in the course counts as unchanged. */
export class RunComparison {
  /** The other run, with the exchanges of the first where they are equal: what is derived from them is derived once. */
  readonly evidence: Evidence;
  /** In the order of the other run; what only the first has comes last. */
  readonly places: readonly Place[];
  /** True when something has moved, so that the same exchange goes by another id. */
  readonly moved: boolean;
  #byKey: ReadonlyMap<string, Place> | undefined;
  readonly #facts: ReadonlySet<keyof Archive>;
  readonly #changed: readonly Place[];
  readonly #differing = new Map<string, ReadonlySet<string>>();

  /** `first` has the exchanges of `archive`, each alone, by id. */
  constructor(archive: Archive, first: ReadonlyMap<string, Evidence>, other: Archive) {
    const pairs = alignRuns(archive.exchanges, other.exchanges);
    const names = new Map(pairs.flatMap(({ one, two }) => (one && two ? [[two.id, one.id]] : [])));
    const rename = (id: string) => names.get(id) ?? `+${id}`;
    const compared = pairs.map(({ one, two }) => {
      const changed = partsChanged(one, two, rename);
      return { one, kept: changed === 0 && one?.id === two?.id ? one : two, two, changed };
    });
    this.evidence = new Evidence({ ...other, exchanges: compared.flatMap(({ kept }) => kept ?? []) }, noPremises);
    this.places = compared.map(({ one, two, kept, changed }, index) => {
      const before = one && first.get(one.id);
      return {
        key: one?.id ?? rename(two?.id ?? ''),
        index,
        ...(before === undefined ? {} : { before }),
        ...(kept === undefined ? {} : { after: single(other, kept) }),
        changed,
      };
    });
    this.moved = pairs.some(({ one, two }) => one?.id !== two?.id);
    this.#changed = this.places.filter(({ changed }) => changed !== 0);
    const facts: (keyof Archive)[] = factNames.filter(
      (name) => JSON.stringify(archive[name]) !== JSON.stringify(other[name], named(rename)),
    );
    if (pairs.some(({ one, two }) => one === undefined || two === undefined)) facts.push('exchanges');
    this.#facts = new Set(facts);
  }

  /** The place of a key; throws a `TypeError` where there is none. */
  readonly place = (key: string): Place => {
    this.#byKey ??= new Map(this.places.map((place) => [place.key, place]));
    const found = this.#byKey.get(key);
    if (found === undefined) throw new TypeError(`no place ${key}`);
    return found;
  };

  /** True when what was asked of the archive itself has the same answers. */
  factsStand({ archive }: Asked): boolean {
    return ![...archive].some((name) => this.#facts.has(name));
  }

  /** Keys of the places whose part in the answers to what was asked differs. */
  affected({ questions, parts }: Asked): ReadonlySet<string> {
    const affected = new Set<string>();
    for (const { key, changed } of this.#changed) if (((parts.get(key) ?? 0) & changed) !== 0) affected.add(key);
    for (const [name, question] of questions) for (const key of this.#differ(name, question)) affected.add(key);
    return affected;
  }

  #differ(name: string, question: Question): ReadonlySet<string> {
    const known =
      this.#differing.get(name) ??
      new Set(
        this.#changed
          .filter(({ before = empty, after = empty }) => !sameAnswer(question, before, after))
          .map(({ key }) => key),
      );
    this.#differing.set(name, known);
    return known;
  }
}

/** Writes facts with the ids of exchanges renamed. */
function named(rename: (id: string) => string) {
  return (name: string, value: unknown) => (name === 'exchange' && typeof value === 'string' ? rename(value) : value);
}

function single(archive: Archive, exchange: Archive['exchanges'][number]): Evidence {
  return new Evidence({ ...archive, exchanges: [exchange] }, noPremises);
}

/** The exchanges of an archive, each alone, by id. */
export function singlesOf(archive: Archive): ReadonlyMap<string, Evidence> {
  return new Map(archive.exchanges.map((exchange) => [exchange.id, single(archive, exchange)]));
}

import type { Finding } from '../../reports/contract/index.ts';
import type { LeniencyId } from '../ledger/leniency.ts';
import type { Place } from './archive.ts';
import { Beside } from './beside.ts';
import { pointer, show } from './json.ts';

/** One thing that a rule looked at, and what was wrong with it, if anything. */
export interface Look {
  readonly place: Place;
  /** What was expected, the same words wherever the same fault shows. Absent when all is well. */
  readonly problem?: string;
  /** What came instead, as a value of this one place. */
  readonly got?: string;
  /** Why a departure from a mandatory rule warns here and does not fail; it counts only where the rule declares it. */
  readonly tolerated?: LeniencyId;
}

/** Why a departure at a place does not count; undefined where it counts. */
export type Excuse = (place: Place) => string | undefined;

/**
 * Looks at one thing: `holds` tells whether it is as `expected` says. `expected` is a sentence without full stop and without
 * values of the place; `got` is the value that came, or what `beside` makes of it and the expected one where the difference
 * tells more.
 */
export function look(place: Place, holds: boolean, expected: string, ...got: readonly unknown[]): Look {
  if (holds) return { place };
  return got.length === 0
    ? { place, problem: expected }
    : { place, problem: expected, got: got.map(inWords).join(' and ') };
}

function inWords(value: unknown): string {
  return value instanceof Beside ? value.inWords() : show(value);
}

/**
 * Looks at one thing whose departure warns and does not fail, for a reason of the ledger: the reading of a contradiction that
 * it lies inside, or an opinion. A rule declares its reasons as `tolerates`.
 */
export function lenient(why: LeniencyId): typeof look {
  return (place, holds, expected, ...got) => ({ ...look(place, holds, expected, ...got), tolerated: why });
}

/** A place below another: the same exchange, a longer pointer. */
export function below(place: Place, ...path: readonly (string | number)[]): Place {
  return { exchange: place.exchange, pointer: `${place.pointer ?? ''}${pointer(...path)}` };
}

/**
 * What kind of thing came in place of what was expected: each status is a kind of its own, and so are texts, lists, objects,
 * numbers and nothing at all. Two departures of one kind have one cause, as a rule; two of different kinds have not.
 */
export function kindOf(got: string | undefined): string {
  if (got === undefined) return '';
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^[1-5]\d\d$/, got],
    [/^-?\d/, 'number'],
    [/^"/, 'text'],
    [/^\[/, 'list'],
    [/^\{/, 'object'],
  ];
  return kinds.find(([pattern]) => pattern.test(got))?.[1] ?? (/^(null|true|false|nothing)$/.test(got) ? got : 'other');
}

/** Looks with the same problem, with the places of which a finding tells. */
interface Group {
  readonly waived: string | undefined;
  readonly message: string;
  readonly places: ReturnType<typeof location>[];
  count: number;
}

/** Places that one finding names. */
const mostPlaces = 3;

/**
 * Problems as findings: the same problem in many places is one finding with a count and up to three places. Places that a
 * waiver covers are a finding of their own, and so is each kind of thing that came instead. No look is kept.
 */
export class Findings {
  readonly #groups = new Map<string, Group>();

  /** Adds what was wrong at a place; `waived` tells why it does not count. */
  add({ place, problem, got, tolerated }: Look & { readonly problem: string }, waived: string | undefined): void {
    const key = [problem, waived, tolerated, kindOf(got)].join('\n');
    const known = this.#groups.get(key);
    const message = known?.message ?? `${problem}${got === undefined ? '' : `; got ${got}`}`;
    const group = known ?? { waived, message, places: [], count: 0 };
    this.#groups.set(key, group);
    group.count += 1;
    if (group.places.length < mostPlaces) group.places.push(location(place));
  }

  /** In the order in which the problems first came. */
  get list(): readonly Finding[] {
    return [...this.#groups.values()].map(toFinding);
  }
}

function location({ exchange: { id: exchange }, pointer }: Place): { exchange: string; pointer?: string } {
  return { ...(pointer === undefined ? {} : { pointer }), exchange };
}

function toFinding({ waived, message, places: [first, ...rest], count }: Group): Finding {
  if (first === undefined) throw new TypeError('a group of looks is never empty');
  return {
    message,
    ...first,
    ...(count === 1 ? {} : { count, examples: rest }),
    ...(waived === undefined ? {} : { waived }),
  };
}

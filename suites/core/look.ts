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

/**
 * Problems as findings: the same problem in many places is one finding with a count and up to three places. Places that a
 * waiver covers are a finding of their own, and so is each kind of thing that came instead.
 */
export function findings(looks: readonly Look[], excuse: Excuse = () => undefined): readonly Finding[] {
  const groups = new Map<string, { readonly waived: string | undefined; readonly looks: Look[] }>();
  for (const each of looks) {
    if (each.problem === undefined) continue;
    const waived = excuse(each.place);
    const key = [each.problem, waived, each.tolerated, kindOf(each.got)].join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { waived, looks: [each] });
    else group.looks.push(each);
  }
  return [...groups.values()].map((group) => toFinding(group.looks, group.waived));
}

function toFinding(group: readonly Look[], waived: string | undefined): Finding {
  const [first, ...rest] = group;
  if (first === undefined) throw new TypeError('a group of looks is never empty');
  const location = ({ place }: Look) => ({
    ...(place.pointer === undefined ? {} : { pointer: place.pointer }),
    exchange: place.exchange.id,
  });
  return {
    message: `${first.problem}${first.got === undefined ? '' : `; got ${first.got}`}`,
    ...location(first),
    ...(rest.length === 0 ? {} : { count: group.length, examples: rest.slice(0, 2).map(location) }),
    ...(waived === undefined ? {} : { waived }),
  };
}

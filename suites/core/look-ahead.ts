import type { RecordedExchange } from './archive.ts';
import { asFound } from './as-found.ts';
import { watched } from './consent-asked.ts';
import type { Evidence } from './evidence.ts';
import { isOfRelease, type Rule, type RuleContext } from './rule.ts';

/** What a rule found in each exchange of an archive by itself. */
interface Part {
  readonly checked: number;
  /** The exchanges in which something was not as it ought to be. */
  readonly broken: ReadonlySet<RecordedExchange>;
  /** Whether it asked for what may only be guessed of a consent. */
  readonly asked: boolean;
}

/** What was found ahead of the verdicts, of the rules for which that will do. */
export type Ahead = ReadonlyMap<Rule, Part>;

/** Characters of the bodies that are gone through at a time: well below what there is room for as parsed values. */
const usualStretch = 1_000_000;

/**
 * Goes through a large archive once, a stretch at a time, with all the rules that look at each exchange by itself: so what is parsed
 * and derived of a body is needed for the time of its stretch only. It ends a turn after each stretch. What is found broken is looked
 * at once more by the rule that found it, among its like alone, for only a rule knows the order in which it tells. Rules that find
 * nothing or break are not in the result: they are judged as others are. An archive of one stretch needs no look ahead.
 */
export function* lookAhead(
  rules: readonly Rule[],
  whole: Evidence,
  given: RuleContext,
  stretch = usualStretch,
): Generator<undefined, Ahead> {
  const { profile, evidence } = asFound(given.profile, whole);
  const context = { ...given, profile };
  const stretches = stretchesOf(evidence.archive.exchanges, stretch);
  if (stretches.length < 2) return new Map();
  const views = viewsOf(
    rules.filter(
      (rule) => rule.apart && isOfRelease(rule, context.release) && (rule.applies?.(profile, context) ?? true) === true,
    ),
    evidence,
  );
  const found = new Map<Rule, { checked: number; broken: Set<RecordedExchange>; asked: boolean }>();
  const failed = new Set<Rule>();
  for (const exchanges of stretches) {
    for (const [seen, rulesOfView] of views) {
      const part = seen.only(new Set(exchanges));
      for (const rule of rulesOfView) {
        if (failed.has(rule)) continue;
        const sum = found.get(rule) ?? { checked: 0, broken: new Set(), asked: false };
        found.set(rule, sum);
        const { asked } = watched(() => {
          try {
            for (const { place, problem } of rule.judge(part, context)) {
              sum.checked += 1;
              if (problem !== undefined) sum.broken.add(place.exchange);
            }
          } catch {
            failed.add(rule);
          }
        });
        sum.asked ||= asked;
      }
    }
    yield;
  }
  return new Map([...found].filter(([rule, { checked }]) => checked > 0 && !failed.has(rule)));
}

/** As `lookAhead`, in one turn. */
export function lookedAhead(...given: Parameters<typeof lookAhead>): Ahead {
  const looking = lookAhead(...given);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
}

/** Exchanges in their order, as many together as there are characters in a stretch, and at least one. */
function stretchesOf(exchanges: readonly RecordedExchange[], stretch: number): readonly RecordedExchange[][] {
  const stretches: RecordedExchange[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const exchange of exchanges) {
    const length = exchange.response?.body?.length ?? 0;
    if (size + length > stretch) {
      stretches.push([]);
      size = 0;
    }
    stretches.at(-1)?.push(exchange);
    size += length;
  }
  return stretches;
}

/** The rules by what they see of the evidence. */
function viewsOf(rules: readonly Rule[], evidence: Evidence): ReadonlyMap<Evidence, readonly Rule[]> {
  const views = new Map<Evidence, Rule[]>();
  for (const rule of rules) {
    const seen = evidence.seenBy(rule.id);
    const others = views.get(seen);
    if (others === undefined) views.set(seen, [rule]);
    else others.push(rule);
  }
  return views;
}

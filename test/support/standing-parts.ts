import type { Verdict } from '../../reports/contract/index.ts';
import type { Evidence } from '../../suites/core/evidence.ts';
import { judgeRule } from '../../suites/core/judge.ts';
import type { Look } from '../../suites/core/look.ts';
import type { Rule, RuleContext } from '../../suites/core/rule.ts';
import type { RunComparison } from './run-comparison.ts';

/** What a rule found in one exchange: how many things it looked at, and those that were not as they ought to be. */
interface Part {
  readonly checked: number;
  readonly broken: readonly Look[];
  /** One of the looks at which all was well. */
  readonly well: readonly Look[];
}

type Singles = ReadonlyMap<string, Evidence>;

const nothing: Part = { checked: 0, broken: [], well: [] };

/** What a rule found in the whole of the first run. */
interface Whole {
  readonly parts: ReadonlyMap<string, Part>;
  readonly checked: number;
  /** Exchanges in which something was not well. */
  readonly broken: ReadonlySet<string>;
  /** An exchange in which something was well. */
  readonly wellIn: readonly string[];
}

/**
 * Judges rules that look at each exchange by itself: what they found in an exchange of the first run, they find again in every
 * run in which that exchange is the same to them. Only for runs whose facts, as far as the rule asks, are the same.
 */
export class StandingParts {
  readonly #context: RuleContext;
  readonly #first: Singles;
  readonly #known = new Map<Rule, Whole>();

  /** `first` has the exchanges of the first run, each alone. */
  constructor(first: Singles, context: RuleContext) {
    this.#context = context;
    this.#first = first;
  }

  /** As `judgeRule` on the whole of another run; `affected` has the keys of the places that differ for the rule. */
  judge(rule: Rule, { evidence, places, place, moved }: RunComparison, affected: ReadonlySet<string>): Verdict {
    try {
      const whole = this.#known.get(rule) ?? this.#wholeOf(rule);
      this.#known.set(rule, whole);
      // What is broken is told with its place, in the order of the run: where something is, all places are gone through.
      const all = whole.broken.size > 0;
      const looked = all ? places : [...affected].map(place).sort((one, other) => one.index - other.index);
      let checked = whole.checked;
      const parts = looked.map(({ key, after }) => {
        const before = whole.parts.get(key) ?? nothing;
        if (!affected.has(key) && (!moved || before.broken.length === 0)) return before;
        const part = after === undefined ? nothing : this.#partOf(rule, after);
        checked += part.checked - before.checked;
        return part;
      });
      const standing = whole.wellIn.find((key) => !affected.has(key));
      const well = parts.find((part) => part.well.length > 0) ?? whole.parts.get(standing ?? '') ?? nothing;
      // Of what was well a verdict tells the number and no more.
      const looks = [...parts.flatMap(({ broken }) => broken), ...well.well];
      const verdict = judgeRule({ ...rule, judge: () => looks }, evidence, this.#context);
      return looks.length === 0 ? verdict : { ...verdict, checked };
    } catch {
      // It breaks again where the verdict tells of it.
      return judgeRule(rule, evidence, this.#context);
    }
  }

  #wholeOf(rule: Rule): Whole {
    const parts = new Map([...this.#first].map(([id, one]) => [id, this.#partOf(rule, one)]));
    const keys = (some: (part: Part) => boolean) => [...parts].flatMap(([key, part]) => (some(part) ? key : []));
    return {
      parts,
      checked: [...parts.values()].reduce((sum, { checked }) => sum + checked, 0),
      broken: new Set(keys(({ broken }) => broken.length > 0)),
      wellIn: keys(({ well }) => well.length > 0),
    };
  }

  #partOf(rule: Rule, single: Evidence): Part {
    const looks = [...rule.judge(single, this.#context)];
    const broken = looks.filter(({ problem }) => problem !== undefined);
    const well = looks.find(({ problem }) => problem === undefined);
    return { checked: looks.length, broken, well: well === undefined ? [] : [well] };
  }
}

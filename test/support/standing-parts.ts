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

/**
 * Judges rules that look at each exchange by itself: what they found in an exchange of the first run they find again in any
 * run in which that exchange is, for them, the same. Only for runs whose facts, as far as the rule asks, are the same.
 */
export class StandingParts {
  readonly #context: RuleContext;
  readonly #first: Singles;
  readonly #known = new Map<Rule, ReadonlyMap<string, Part>>();

  /** `first` has the exchanges of the first run, each alone. */
  constructor(first: Singles, context: RuleContext) {
    this.#first = first;
    this.#context = context;
  }

  /** As `judgeRule` on the whole of another run; `affected` has the keys of the places that differ for the rule. */
  judge(rule: Rule, { evidence, places, moved }: RunComparison, affected: ReadonlySet<string>): Verdict {
    try {
      const known =
        this.#known.get(rule) ?? new Map([...this.#first].map(([id, one]) => [id, this.#partOf(rule, one)]));
      this.#known.set(rule, known);
      const parts = places.map(({ key, after }) => {
        const part = affected.has(key) ? undefined : (known.get(key) ?? nothing);
        if (part !== undefined && (!moved || part.broken.length === 0)) return part;
        return after === undefined ? nothing : this.#partOf(rule, after);
      });
      const well = parts.find((part) => part.well.length > 0)?.well ?? [];
      const looks = [...parts.flatMap(({ broken }) => broken), ...well];
      // Of what was well a verdict tells the number and no more.
      const verdict = judgeRule({ ...rule, judge: () => looks }, evidence, this.#context);
      return looks.length === 0 ? verdict : { ...verdict, checked: parts.reduce((sum, part) => sum + part.checked, 0) };
    } catch {
      // It breaks again where the verdict tells of it.
      return judgeRule(rule, evidence, this.#context);
    }
  }

  #partOf(rule: Rule, single: Evidence): Part {
    const looks = [...rule.judge(single, this.#context)];
    const broken = looks.filter(({ problem }) => problem !== undefined);
    const well = looks.find(({ problem }) => problem === undefined);
    return { checked: looks.length, broken, well: well === undefined ? [] : [well] };
  }
}

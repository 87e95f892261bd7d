import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import type { RecordedExchange } from '../../../suites/core/archive.ts';
import type { Evidence } from '../../../suites/core/evidence.ts';
import type { Probe } from '../../../suites/core/probes.ts';
import type { RuleContext } from '../../../suites/core/rule.ts';

/** A run, as the table of breadth needs it. */
export interface BreadthRun {
  readonly name: string;
  readonly context: RuleContext;
  readonly evidence: Evidence;
  /** The calls that each rule looked at. */
  readonly looks: ReadonlyMap<RuleId, ReadonlySet<RecordedExchange>>;
}

/** Something that a sentence of the standard may hold for all of: the operations, the permission codes, the ends of a filter. */
export interface Dimension {
  readonly title: string;
  /** All of them at a bank with this profile, from declarations. */
  readonly domain: (run: BreadthRun) => readonly string[];
  /** Those that a call tried. */
  readonly tried: (exchange: RecordedExchange, run: BreadthRun) => readonly string[];
}

/** A sentence of the standard that holds for all of something, and the rules that ask it. */
export interface Sentence {
  readonly holds: string;
  readonly rules: readonly RuleId[];
  readonly over: Dimension;
  /** Why what is not tried is not, each or `others` for all that are not named. */
  readonly gaps?: Readonly<Record<string, string>>;
}

/** What came of a sentence in a run. */
export interface Breadth {
  readonly sentence: Sentence;
  readonly domain: readonly string[];
  readonly tried: readonly string[];
  /** Tried in a thorough run alone. */
  readonly thorough: readonly string[];
  readonly gaps: readonly { readonly value: string; readonly because: string | undefined }[];
  /** Reasons for what is tried, or is not there at all. */
  readonly stale: readonly string[];
}

/** Compares what a sentence holds for with what its rules looked at: in the usual run, and in the thorough one where there is one. */
export function breadthOf(sentence: Sentence, run: BreadthRun, thorough?: BreadthRun): Breadth {
  const domain = [...new Set(sentence.over.domain(run))];
  const usual = valuesIn(sentence, run);
  const more = thorough === undefined ? usual : valuesIn(sentence, thorough);
  const reasons = sentence.gaps ?? {};
  const untried = domain.filter((value) => !usual.has(value) && !more.has(value));
  const because = (value: string) => (Object.hasOwn(reasons, value) ? reasons[value] : reasons.others);
  const others = untried.filter((value) => !Object.hasOwn(reasons, value));
  return {
    sentence,
    domain,
    tried: domain.filter((value) => usual.has(value)),
    thorough: domain.filter((value) => !usual.has(value) && more.has(value)),
    gaps: untried.map((value) => ({ value, because: because(value) })),
    stale: Object.keys(reasons).filter((key) => (key === 'others' ? others.length === 0 : !untried.includes(key))),
  };
}

function valuesIn({ rules, over }: Sentence, run: BreadthRun): ReadonlySet<string> {
  const looked = rules.flatMap((id) => [...(run.looks.get(id) ?? [])]);
  return new Set(looked.flatMap((exchange) => over.tried(exchange, run)));
}

/** Calls that are made whatever the rules: what they show of a rule is not chosen by a probe. */
const plain: readonly Probe[] = ['happy', 'repeat', 'access', 'course', 'after-deletion', 'recorded'];

/**
 * The rules that rest on probes alone, so on what somebody chose to try, and of which nobody says what they hold for: neither a
 * sentence over many things, nor that it is one.
 */
export function undeclared(run: BreadthRun, declared: ReadonlySet<string>): readonly RuleId[] {
  return [...run.looks]
    .filter(([id, exchanges]) => {
      if (declared.has(id) || exchanges.size === 0) return false;
      return [...exchanges].every(({ about }) => !plain.includes(about.probe));
    })
    .map(([id]) => id);
}

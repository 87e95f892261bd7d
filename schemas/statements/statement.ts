import type { Clause } from './clause.ts';
import type { RuleId } from './rule-ids.ts';

/** One thing that the standard or this service says, and what answers for it. */
export interface Statement {
  /** What holds, in the words of the first rule that covers it; absent where none does. */
  readonly title?: string;
  /** Where it is said; absent where no document says it in one place. */
  readonly clause?: Clause;
  /** The rules that cover it, in the order of the catalogue. */
  readonly rules: readonly RuleId[];
}

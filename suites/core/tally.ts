import { type Finding, isMandatory, type Outcome } from '../../reports/contract/index.ts';
import { isLenientIn, type LeniencyId, reasonOf } from '../ledger/leniency.ts';
import { type Excuse, Findings, type Look } from './look.ts';
import type { Rule, RuleContext } from './rule.ts';

/** What the looks of one rule come to, one after the other: none of them is kept, for each holds the answer that it was about. */
export class Tally {
  /** How many looks there were. */
  checked = 0;
  readonly #rule: Rule;
  readonly #context: RuleContext;
  readonly #excuse: Excuse;
  /** What is tolerated comes last, so that the first finding explains the outcome. */
  readonly #findings = { severe: new Findings(), tolerated: new Findings() };
  readonly #excuses = new Set<string>();
  readonly #leniencies = new Set<LeniencyId>();
  #counts = false;
  #severe = false;

  constructor(rule: Rule, context: RuleContext, excuse: Excuse) {
    this.#rule = rule;
    this.#context = context;
    this.#excuse = excuse;
  }

  add(look: Look): void {
    this.checked += 1;
    const { problem } = look;
    if (problem === undefined) return;
    const leniency = this.#leniencyOf(look);
    const waived = this.#excuse(look.place);
    this.#findings[leniency === undefined ? 'severe' : 'tolerated'].add({ ...look, problem }, waived);
    if (waived !== undefined) {
      this.#excuses.add(waived);
      return;
    }
    this.#counts = true;
    if (leniency === undefined) this.#severe = true;
    else this.#leniencies.add(leniency);
  }

  /** The outcome of one or more looks, with what was found. */
  get judged(): { readonly outcome: Outcome; readonly findings: readonly Finding[]; readonly reason?: string } {
    const findings = [...this.#findings.severe.list, ...this.#findings.tolerated.list];
    if (findings.length === 0) return { outcome: 'pass', findings };
    if (!this.#counts) return { outcome: 'waived', findings, reason: [...this.#excuses].join('; ') };
    const mandatory = isMandatory(this.#rule.level);
    if (mandatory && this.#severe) return { outcome: 'fail', findings };
    const reason = mandatory ? [...this.#leniencies].map(reasonOf).join(' ') : '';
    return { outcome: 'warn', findings, ...(reason === '' ? {} : { reason }) };
  }

  /** What excuses a departure: nothing, where the rule does not declare it or the release does not have the contradiction. */
  #leniencyOf({ tolerated }: Look): LeniencyId | undefined {
    const counts =
      tolerated !== undefined &&
      this.#rule.tolerates?.includes(tolerated) === true &&
      isLenientIn(tolerated, this.#context.release);
    return counts ? tolerated : undefined;
  }
}

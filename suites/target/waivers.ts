import type { Verdict } from '../../reports/contract/index.ts';
import type { Archive, Place } from '../core/archive.ts';
import { Evidence } from '../core/evidence.ts';
import { judgeRule } from '../core/judge.ts';
import type { Excuse } from '../core/look.ts';
import { type Ahead, lookedAhead } from '../core/look-ahead.ts';
import type { Rule, RuleContext } from '../core/rule.ts';
import type { Waiver } from './target.ts';

/**
 * The verdict of one rule under the waivers of a target. A waiver without a place covers the whole rule; one with a place
 * covers the departures there and no others, so that the rule still fails for what is wrong elsewhere. A rule that waits because
 * another one tells the cause is waived with that one: whoever accepts a departure accepts it once.
 */
export function judgeWithWaivers(
  rule: Rule,
  evidence: Evidence,
  context: RuleContext,
  waivers: readonly Waiver[],
  ahead?: Ahead,
): Verdict {
  const own = waivers.filter((waiver) => waiver.rule === rule.id);
  const verdict = judgeRule(rule, evidence, context, excuseOf(own, context.now), ahead);
  const judged = applyWaivers([verdict], own, context.now)[0] ?? verdict;
  return waivedWithCause(judged, waivers, context.now);
}

/** The verdicts of many rules under the waivers of a target, in the order given. */
export function judgeAllWithWaivers(
  rules: readonly Rule[],
  archive: Archive,
  context: RuleContext,
  waivers: readonly Waiver[],
): readonly Verdict[] {
  const evidence = new Evidence(archive);
  const ahead = lookedAhead(rules, evidence, context);
  return rules.map((rule) => judgeWithWaivers(rule, evidence, context, waivers, ahead));
}

/** A waiver of a part of the cause is enough: where there is more of it, the rule that tells it fails. */
function waivedWithCause(verdict: Verdict, waivers: readonly Waiver[], now: string): Verdict {
  const { outcome, toldBy } = verdict;
  if (outcome !== 'not-exercised' || toldBy === undefined) return verdict;
  const live = waivers.find((waiver) => waiver.rule === toldBy && !isOver(waiver, now));
  if (live === undefined) return verdict;
  return { ...verdict, outcome: 'waived', reason: `Waits for ${toldBy}, which is waived: ${inWords(live)}` };
}

/** Speaks for the places that live waivers of one rule name. */
function excuseOf(waivers: readonly Waiver[], now: string): Excuse {
  const live = waivers.filter((waiver) => hasPlace(waiver) && !isOver(waiver, now));
  return (place) => {
    const waiver = live.find((each) => covers(each, place));
    return waiver === undefined ? undefined : inWords(waiver);
  };
}

/**
 * Verdicts with waivers applied. Under a live waiver a departure is `waived`, and so is a rule that was not exercised: a bank
 * may be unable to supply what it needs. A waiver past its last day, one whose rule passes, and one whose place shows no
 * departure turn the verdict into a `fail` whose reason names the cure: a waiver is never left behind. A rule that does not
 * apply stays so under a live waiver; an `error` of the harness stays one in any case. `now` is ISO 8601; days are UTC. Waivers
 * with a place must have been known to the judge: `judgeWithWaivers` does both.
 */
export function applyWaivers(
  verdicts: readonly Verdict[],
  waivers: readonly Waiver[],
  now: string,
): readonly Verdict[] {
  return verdicts.map((verdict) => {
    const own = waivers.filter(({ rule }) => rule === verdict.id);
    return own.reduce((judged, waiver) => apply(judged, waiver, now, verdict), verdict);
  });
}

/** `verdict` is what the waivers before this one made of what was `judged`. */
function apply(verdict: Verdict, waiver: Waiver, now: string, judged: Verdict): Verdict {
  const failed = (reason: string): Verdict => ({
    ...verdict,
    outcome: 'fail',
    reason: verdict.outcome === 'fail' && verdict.reason !== undefined ? `${verdict.reason} ${reason}` : reason,
  });
  const { outcome } = judged;
  if (outcome === 'error') return verdict;
  const cure = 'Remove it from the target configuration.';
  if (outcome === 'pass' && !hasPlace(waiver)) {
    return failed(`The bank keeps this rule, so the waiver of ${waiver.owner} is stale. ${cure}`);
  }
  if (isOver(waiver, now)) {
    const ended = `The waiver of ${waiver.owner}${placeOf(waiver)} ended on ${waiver.until}.`;
    return failed(`${ended} Correct the departure, or renew or remove the waiver.`);
  }
  if (outcome === 'not-applicable') return verdict;
  if (!hasPlace(waiver)) return { ...verdict, outcome: 'waived', reason: inWords(waiver) };
  if (outcome === 'not-exercised') return verdict;
  if (judged.findings.some(({ waived }) => waived === inWords(waiver))) return verdict;
  return failed(`Nothing departs from this rule${placeOf(waiver)}, so the waiver of ${waiver.owner} is stale. ${cure}`);
}

function hasPlace({ operation, pointer }: Waiver): boolean {
  return operation !== undefined || pointer !== undefined;
}

function isOver({ until }: Waiver, now: string): boolean {
  return now.slice(0, 10) > until;
}

function covers({ operation, pointer }: Waiver, place: Place): boolean {
  if (operation !== undefined && place.exchange.about.operation !== operation) return false;
  if (pointer === undefined) return true;
  const wanted = pointer.split('/');
  const steps = (place.pointer ?? '').split('/');
  return wanted.length === steps.length && wanted.every((step, index) => step === '*' || step === steps[index]);
}

/** Says why, who answers for it, until when, and where: no two waivers of one rule say the same. */
function inWords(waiver: Waiver): string {
  return `${waiver.reason} (${waiver.owner}, until ${waiver.until}${placeOf(waiver)})`;
}

function placeOf({ operation, pointer }: Waiver): string {
  return `${operation === undefined ? '' : ` in ${operation}`}${pointer === undefined ? '' : ` at ${pointer}`}`;
}

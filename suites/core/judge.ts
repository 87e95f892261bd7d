import type { Lack, Outcome, Verdict } from '../../reports/contract/index.ts';
import type { Release } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { Archive } from './archive.ts';
import { asFound } from './as-found.ts';
import { clauseIn } from './clause.ts';
import { noteConsentAsked } from './consent-asked.ts';
import { Evidence } from './evidence.ts';
import type { Excuse } from './look.ts';
import { type Ahead, lookedAhead } from './look-ahead.ts';
import { groupOf, isOfRelease, type Rule, type RuleContext } from './rule.ts';
import { linesFor } from './supplies.ts';
import { Tally } from './tally.ts';
import { type Cause, whyNothing } from './why-nothing.ts';
import { inWordsOf, titleIn } from './words.ts';

/**
 * The verdict of one rule on the evidence of a run. Never throws: a rule that does is an `error` of the harness. Departures
 * that `excuse` speaks for do not count: they are shown as waived, and where there are no others the rule is waived. `ahead` is what
 * a look ahead at the same evidence found, where one was made.
 */
export function judgeRule(
  rule: Rule,
  whole: Evidence,
  given: RuleContext,
  excuse: Excuse = () => undefined,
  ahead?: Ahead,
): Verdict {
  const verdict = judgeLooks(rule, whole, given, excuse, ahead);
  return typeof verdict === 'function' ? verdict() : verdict;
}

/**
 * As `judgeRule`; where the rule found nothing to look at, what tells why: that costs more than the looks, and not everybody asks.
 * It must be asked before another rule is judged on the same evidence.
 */
export function judgeLooks(
  rule: Rule,
  whole: Evidence,
  given: RuleContext,
  excuse: Excuse = () => undefined,
  ahead?: Ahead,
): Verdict | (() => Verdict) {
  const { profile, evidence } = asFound(given.profile, whole);
  const context = { ...given, profile };
  const facts = () => ({
    id: rule.id,
    title: titleIn(context.release, rule),
    level: rule.level,
    group: groupOf(rule),
    clause: clauseIn(rule.clause, context.release),
  });
  const without = (outcome: Outcome, reason: string): Verdict => ({
    ...facts(),
    outcome,
    checked: 0,
    findings: [],
    reason,
  });

  if (!isOfRelease(rule, context.release)) {
    return without('not-applicable', `Release ${context.release} does not have this rule.`);
  }
  const applies = rule.applies?.(context.profile, context) ?? true;
  if (applies !== true) return without('not-applicable', applies);

  const broke = (error: unknown): Verdict =>
    without('error', `The rule itself broke: ${error instanceof Error ? error.message : String(error)}`);

  try {
    const seen = evidence.seenBy(rule.id);
    seen.unknown.clear();
    seen.sought.clear();
    const part = ahead?.get(rule);
    if (part?.asked === true) noteConsentAsked();
    const shown = part === undefined ? seen : seen.only(part.broken);
    const tally = new Tally(rule, context, excuse);
    for (const each of part?.broken.size === 0 ? [] : rule.judge(shown, context)) tally.add(each);
    const checked = part?.checked ?? tally.checked;
    if (checked === 0) {
      return () => {
        try {
          const other = rule.waitsFor?.(seen);
          if (other !== undefined) return { ...without('not-exercised', waitingFor(other)), toldBy: other };
          const why = whyNothing(rule, { seen, whole: evidence }, context);
          return typeof why === 'string'
            ? without('not-applicable', why)
            : { ...without('not-exercised', ''), ...reasonOf(why, nothingFor(rule, context.release, seen)) };
        } catch (error) {
          return broke(error);
        }
      };
    }
    const { outcome, ...found } = tally.judged;
    return { ...facts(), outcome, checked, ...found };
  } catch (error) {
    return broke(error);
  }
}

/** The verdicts of many rules, in the order given. */
export function judge(rules: readonly Rule[], archive: Archive, context: RuleContext): readonly Verdict[] {
  const evidence = new Evidence(archive);
  const ahead = lookedAhead(rules, evidence, context);
  return rules.map((rule) => judgeRule(rule, evidence, context, undefined, ahead));
}

/** What a rule says first that found nothing to look at in evidence of a release; without the evidence, all that is known is where it begins. */
export function nothingFor(
  { needs, needsFirst = [] }: Pick<Rule, 'needs' | 'needsFirst'>,
  release: Release,
  evidence?: Evidence,
): string {
  const missing = needsFirst.find(({ isThere }) => evidence === undefined || !isThere(evidence, release));
  return `Found nothing to look at. It needs ${inWordsOf(release, missing?.what ?? needs)}.`;
}

/** What a rule says whose cause another rule tells. */
function waitingFor(other: RuleId): string {
  return `What is wrong here is told once, by ${other}: this rule waits until that is mended.`;
}

/** What the verdict of a rule says that waits for something. */
function reasonOf(cause: Cause | undefined, lookedForNothing: string): Pick<Verdict, 'reason' | 'lacks' | 'toldBy'> {
  if (cause === undefined) return { reason: lookedForNothing };
  const lacks = lackOf(cause);
  const said = [lookedForNothing, cause.reason, cause.supply].filter((text) => text !== '');
  const told = cause.toldBy === undefined ? {} : { toldBy: cause.toldBy };
  return { reason: said.join(' '), ...told, ...(lacks === undefined ? {} : { lacks }) };
}

function lackOf(cause: Cause): Lack | undefined {
  const { key, reason, supply, token, consent = 'detail' } = cause;
  if (key === undefined) return undefined;
  return { key, because: reason, text: supply, lines: linesFor(key, consent), ...(token ? { token } : {}) };
}

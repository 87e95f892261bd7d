import { isMandatory, type Lack, type Outcome, type Verdict } from '../../reports/contract/index.ts';
import { reasonOf as excuseOf, isLenientIn, type LeniencyId } from '../ledger/leniency.ts';
import type { Archive } from './archive.ts';
import { asFound } from './as-found.ts';
import { clauseIn } from './clause.ts';
import { Evidence } from './evidence.ts';
import { type Excuse, findings, type Look } from './look.ts';
import { groupOf, isOfRelease, type Rule, type RuleContext } from './rule.ts';
import { linesFor } from './supplies.ts';
import { type Cause, whyNothing } from './why-nothing.ts';
import { inWordsOf } from './words.ts';

/**
 * The verdict of one rule on the evidence of a run. Never throws: a rule that does is an `error` of the harness. Departures
 * that `excuse` speaks for do not count: they are shown as waived, and where there are no others the rule is waived.
 */
export function judgeRule(rule: Rule, whole: Evidence, given: RuleContext, excuse: Excuse = () => undefined): Verdict {
  const verdict = judgeLooks(rule, whole, given, excuse);
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
): Verdict | (() => Verdict) {
  const { profile, evidence } = asFound(given.profile, whole);
  const context = { ...given, profile };
  const facts = () => ({
    id: rule.id,
    title: inWordsOf(context.release, rule.title),
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
    const looks = [...rule.judge(seen, context)];
    if (looks.length === 0) {
      return () => {
        try {
          const why = whyNothing(rule, { seen, whole: evidence }, context);
          return typeof why === 'string'
            ? without('not-applicable', why)
            : { ...without('not-exercised', ''), ...reasonOf(rule, why) };
        } catch (error) {
          return broke(error);
        }
      };
    }
    const checked = looks.length;
    const broken = looks.filter((look) => look.problem !== undefined);
    if (broken.length === 0) return { ...facts(), outcome: 'pass', checked, findings: [] };
    const found = { checked, findings: findings(severest(rule, broken, context), excuse) };
    const excuses = new Set(broken.flatMap((look) => excuse(look.place) ?? []));
    const counting = excuses.size === 0 ? broken : broken.filter((look) => excuse(look.place) === undefined);
    if (counting.length === 0) return { ...facts(), outcome: 'waived', ...found, reason: [...excuses].join('; ') };
    const outcome = outcomeOf(rule, counting, context);
    const why = outcome === 'warn' ? leniencies(rule, counting, context) : [];
    const note = why.length === 0 ? {} : { reason: why.map(excuseOf).join(' ') };
    return { ...facts(), outcome, ...found, ...note };
  } catch (error) {
    return broke(error);
  }
}

/** The verdicts of many rules, in the order given. */
export function judge(rules: readonly Rule[], archive: Archive, context: RuleContext): readonly Verdict[] {
  const evidence = new Evidence(archive);
  return rules.map((rule) => judgeRule(rule, evidence, context));
}

/** What departures come to, of which there is one or more. */
function outcomeOf(rule: Rule, broken: readonly Look[], context: RuleContext): Outcome {
  const fails = isMandatory(rule.level) && broken.some((look) => leniencyOf(rule, look, context) === undefined);
  return fails ? 'fail' : 'warn';
}

/** What excuses a departure: nothing, where the rule does not declare it or the release does not have the contradiction. */
function leniencyOf({ tolerates = [] }: Rule, { tolerated }: Look, { release }: RuleContext): LeniencyId | undefined {
  const counts = tolerated !== undefined && tolerates.includes(tolerated) && isLenientIn(tolerated, release);
  return counts ? tolerated : undefined;
}

/** The reasons, each once, for which the departures from a mandatory rule only warn. */
function leniencies(rule: Rule, broken: readonly Look[], context: RuleContext): readonly LeniencyId[] {
  if (!isMandatory(rule.level)) return [];
  return [...new Set(broken.flatMap((look) => leniencyOf(rule, look, context) ?? []))];
}

/** What fails before what is tolerated, so that the first finding explains the outcome. */
function severest(rule: Rule, looks: readonly Look[], context: RuleContext): readonly Look[] {
  const excused = (look: Look): boolean => leniencyOf(rule, look, context) !== undefined;
  return [...looks.filter((look) => !excused(look)), ...looks.filter(excused)];
}

/** What a rule says first that found nothing to look at. */
export function nothingFor({ needs }: Pick<Rule, 'needs'>): string {
  return `Found nothing to look at. It needs ${needs}.`;
}

/** What the verdict of a rule says that waits for something. */
function reasonOf({ needs }: Rule, cause: Cause | undefined): Pick<Verdict, 'reason' | 'lacks'> {
  const lookedForNothing = nothingFor({ needs });
  if (cause === undefined) return { reason: lookedForNothing };
  const lacks = lackOf(cause);
  const said = [lookedForNothing, cause.reason, cause.supply].filter((text) => text !== '');
  return { reason: said.join(' '), ...(lacks === undefined ? {} : { lacks }) };
}

function lackOf(cause: Cause): Lack | undefined {
  const { key, reason, supply, token, consent = 'detail' } = cause;
  if (key === undefined) return undefined;
  return { key, because: reason, text: supply, lines: linesFor(key, consent), ...(token ? { token } : {}) };
}

import { isMandatory, type Lack, type Outcome, type Verdict } from '../../reports/contract/index.ts';
import { isLenientIn, type LeniencyId, reasonOf } from '../ledger/leniency.ts';
import { asFound } from './as-found.ts';
import { clauseIn } from './clause.ts';
import { unknownFact } from './consent-facts.ts';
import { emptyList, holdsNothing, isDeclared } from './empty-lists.ts';
import { type Archive, Evidence, type Gap } from './evidence.ts';
import { hasRecords } from './has-records.ts';
import { type Excuse, findings, type Look } from './look.ts';
import type { ConsentKey } from './probes.ts';
import { groupOf, isOfRelease, type Rule, type RuleContext } from './rule.ts';
import { linesFor, type SupplyKey } from './supplies.ts';

/**
 * The verdict of one rule on the evidence of a run. Never throws: a rule that does is an `error` of the harness. Departures
 * that `excuse` speaks for do not count; they are shown as waived, and where there are no others the rule is.
 */
export function judgeRule(rule: Rule, whole: Evidence, given: RuleContext, excuse: Excuse = () => undefined): Verdict {
  const { profile, evidence } = asFound(given.profile, whole);
  const context = { ...given, profile };
  const facts = {
    id: rule.id,
    title: rule.title,
    level: rule.level,
    group: groupOf(rule),
    clause: clauseIn(rule.clause, context.release),
  };
  const without = (outcome: Outcome, reason: string): Verdict => ({
    ...facts,
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

  try {
    const seen = evidence.seenBy(rule.id);
    seen.unknown.clear();
    const looks = [...rule.judge(seen, context)];
    if (looks.length === 0) {
      const withheld = seen === evidence ? undefined : withheldFrom(rule, evidence, context);
      if (withheld !== undefined) return without('not-exercised', `${lookedForNothing(rule)} ${withheld}`);
      if (seen.unknown.size === 0 && leftOut(rule, seen)) {
        return without('not-applicable', 'The bank shows nothing that this rule is about, which the standard allows.');
      }
      const empty = emptyList(rule, seen);
      if (empty === undefined) return { ...without('not-exercised', ''), ...notExercised(rule, seen) };
      if (isDeclared(context.profile, empty)) {
        return without('not-applicable', `The profile declares that the PSU holds nothing of this (${empty}).`);
      }
      return { ...without('not-exercised', ''), ...because(rule, holdsNothing(empty)) };
    }
    const excuses = new Set(looks.flatMap((look) => (look.problem === undefined ? [] : (excuse(look.place) ?? []))));
    const counting = excuses.size === 0 ? looks : looks.filter((look) => excuse(look.place) === undefined);
    const outcome = outcomeOf(rule, counting, context);
    if (outcome === 'pass' && excuses.size > 0) {
      const waived = { outcome: 'waived', reason: [...excuses].join('; ') } as const;
      return { ...facts, ...waived, checked: looks.length, findings: findings(severest(rule, looks, context), excuse) };
    }
    const why = outcome === 'warn' ? leniencies(rule, counting, context) : [];
    const note = why.length === 0 ? {} : { reason: why.map(reasonOf).join(' ') };
    return {
      ...facts,
      outcome,
      checked: looks.length,
      findings: findings(severest(rule, looks, context), excuse),
      ...note,
    };
  } catch (error) {
    return without('error', `The rule itself broke: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The verdicts of many rules, in the order given. */
export function judge(rules: readonly Rule[], archive: Archive, context: RuleContext): readonly Verdict[] {
  const evidence = new Evidence(archive);
  return rules.map((rule) => judgeRule(rule, evidence, context));
}

function outcomeOf(rule: Rule, looks: readonly Look[], context: RuleContext): Outcome {
  const broken = looks.filter((look) => look.problem !== undefined);
  if (broken.length === 0) return 'pass';
  const fails = isMandatory(rule.level) && broken.some((look) => leniencyOf(rule, look, context) === undefined);
  return fails ? 'fail' : 'warn';
}

/** What excuses a departure: nothing, where the rule does not declare it or the release does not have the contradiction. */
function leniencyOf({ tolerates = [] }: Rule, { tolerated }: Look, { release }: RuleContext): LeniencyId | undefined {
  const counts = tolerated !== undefined && tolerates.includes(tolerated) && isLenientIn(tolerated, release);
  return counts ? tolerated : undefined;
}

/** The reasons, each once, for which the departures from a mandatory rule only warn. */
function leniencies(rule: Rule, looks: readonly Look[], context: RuleContext): readonly LeniencyId[] {
  if (!isMandatory(rule.level)) return [];
  const broken = looks.filter(({ problem }) => problem !== undefined);
  return [...new Set(broken.flatMap((look) => leniencyOf(rule, look, context) ?? []))];
}

/** True when an optional thing is absent although there is something that could have had it. */
function leftOut({ optional, owns }: Rule, evidence: Evidence): boolean {
  return optional === true && hasRecords(evidence, owns?.families);
}

/** What fails before what is tolerated, so that the first finding explains the outcome. */
function severest(rule: Rule, looks: readonly Look[], context: RuleContext): readonly Look[] {
  const excused = (look: Look): boolean => leniencyOf(rule, look, context) !== undefined;
  return [...looks.filter((look) => !excused(look)), ...looks.filter(excused)];
}

/**
 * Why a rule had nothing to look at, and what would change that. What its first scenario lacks comes before what nobody told: no
 * word about the consents at hand makes up for one that is not there.
 */
function notExercised(rule: Rule, { archive: { gaps }, unknown }: Evidence): Pick<Verdict, 'reason' | 'lacks'> {
  const [main] = rule.scenarios;
  const own = rule.scenarios.flatMap((name) => gaps.filter(({ scenario }) => scenario === name));
  const gap =
    own.find(({ key }) => key !== undefined && rule.supplies?.includes(key)) ??
    own.find((each) => concerns(rule, each));
  const [untold] = unknown.values();
  const cause = untold === undefined || gap?.scenario === main ? gap : unknownFact(untold);
  return cause === undefined ? { reason: lookedForNothing(rule) } : because(rule, cause);
}

function because(rule: Rule, cause: Cause): Pick<Verdict, 'reason' | 'lacks'> {
  const lacks = lackOf(cause);
  const reason = `${lookedForNothing(rule)} ${cause.reason} ${cause.supply}`;
  return { reason, ...(lacks === undefined ? {} : { lacks }) };
}

/** A rule that says which things it waits for waits for no other of those that only some rules need. */
function concerns({ supplies: own }: Rule, { key }: Gap): boolean {
  return own === undefined || key === undefined || own.includes(key) || !isParticular(key);
}

function isParticular(key: SupplyKey): boolean {
  return /^(bankSide|psu|tls)\.|^tokens\.(parameters|secondClient|otherScope)|^AISP_TOKEN_|^AISP_OTHER/.test(key);
}

/** Why a rule had nothing to look at; of what was not told of a consent, with the consent. */
type Cause = Omit<Gap, 'scenario'> & { readonly consent?: ConsentKey };

function lackOf(cause: Cause): Lack | undefined {
  const { key, reason, supply, token, consent = 'detail' } = cause;
  if (key === undefined) return undefined;
  return { key, because: reason, text: supply, lines: linesFor(key, consent), ...(token ? { token } : {}) };
}

/** Why the answers that the rule would have looked at prove nothing; undefined where there are none. */
function withheldFrom(rule: Rule, evidence: Evidence, context: RuleContext): string | undefined {
  for (const { place } of rule.judge(evidence, context)) {
    const withheld = evidence.premises.get(place.exchange.id);
    if (withheld !== undefined) return withheld.because;
  }
  return undefined;
}

function lookedForNothing({ needs }: Rule): string {
  return `Found nothing to look at. It needs ${needs}.`;
}

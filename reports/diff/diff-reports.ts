import { isMandatory, type Outcome, type Report, type Verdict } from '../contract/index.ts';
import { findingKey } from './finding-key.ts';

/** A rule whose outcome is not what it was. `absent`: that report does not have the rule. */
export interface ChangedRule extends Pick<Verdict, 'id' | 'title' | 'level' | 'clause'> {
  readonly before: Outcome | 'absent';
  readonly after: Outcome | 'absent';
  /** What the later report says of it: its findings, one line each, or its reason. */
  readonly details: readonly string[];
}

/** A rule that departs in both reports, though not in the same places. */
export interface ChangedFindings extends Pick<Verdict, 'id' | 'title' | 'level' | 'clause' | 'outcome'> {
  readonly appeared: readonly string[];
  readonly disappeared: readonly string[];
}

/** What changed from one report to a later one. */
export interface ReportDiff {
  readonly schemaVersion: '1.0';
  readonly before: RunFacts;
  readonly after: RunFacts;
  /** What makes the two hard to compare, in words. */
  readonly notes: readonly string[];
  /** Ids of the rules that make a gate close: newly failing, or mandatory and no longer judged. */
  readonly regressions: readonly string[];
  readonly newlyFailing: readonly ChangedRule[];
  readonly newlyPassing: readonly ChangedRule[];
  /** Judged before; now not exercised, in error or absent. */
  readonly newlyNotExercised: readonly ChangedRule[];
  readonly changedFindings: readonly ChangedFindings[];
  /** Every other change of an outcome: a pass that now warns, a failure that is now waived, a rule that is new. */
  readonly otherChanges: readonly ChangedRule[];
}

type RunFacts = Pick<Report, 'tool' | 'target' | 'startedAt' | 'verdict'>;

type Change = 'newlyFailing' | 'newlyPassing' | 'newlyNotExercised' | 'otherChanges';

const judged: readonly (Outcome | 'absent')[] = ['pass', 'fail', 'warn', 'waived'];
const unseen: readonly (Outcome | 'absent')[] = ['not-exercised', 'error', 'absent'];

/**
 * Compares two reports, rule by rule, in the order of the later one; rules that it lacks come last. Of one that judges again what was
 * left open, only those rules are compared.
 */
export function diffReports(earlier: Report, after: Report): ReportDiff {
  const before = after.again === undefined ? earlier : withRulesOf(earlier, after);
  const then = new Map(before.rules.map((rule) => [rule.id, rule]));
  const now = new Map(after.rules.map((rule) => [rule.id, rule]));
  const changes: Record<Change, ChangedRule[]> = {
    newlyFailing: [],
    newlyPassing: [],
    newlyNotExercised: [],
    otherChanges: [],
  };
  for (const rule of [...after.rules, ...before.rules.filter(({ id }) => !now.has(id))]) {
    const changed = changeOf(rule, then.get(rule.id), now.get(rule.id));
    if (changed.before !== changed.after) changes[classOf(changed.before, changed.after)].push(changed);
  }
  // Another version may have dropped a rule: that is no loss of sight.
  const sameTool = before.tool.version === after.tool.version;
  const lost = changes.newlyNotExercised.filter(
    (rule) => isMandatory(rule.level) && (rule.after !== 'absent' || sameTool),
  );
  return {
    schemaVersion: '1.0',
    before: factsOf(before),
    after: factsOf(after),
    notes: notesOn(before, after),
    regressions: [...changes.newlyFailing, ...lost].map(({ id }) => id),
    ...changes,
    changedFindings: changedFindings(before, after),
  };
}

/** What was not to be judged again was not lost sight of. */
function withRulesOf(earlier: Report, { rules }: Report): Report {
  const ids = new Set(rules.map(({ id }) => id));
  return { ...earlier, rules: earlier.rules.filter(({ id }) => ids.has(id)) };
}

/** Exit code of a comparison: 1 when a rule fails that did not, 4 when a mandatory rule is no longer judged, else 0. */
export function diffExitCode({ regressions, newlyFailing }: ReportDiff): 0 | 1 | 4 {
  if (newlyFailing.length > 0) return 1;
  return regressions.length > 0 ? 4 : 0;
}

function classOf(before: Outcome | 'absent', after: Outcome | 'absent'): Change {
  if (after === 'fail') return 'newlyFailing';
  if (judged.includes(before) && unseen.includes(after)) return 'newlyNotExercised';
  return after === 'pass' && before !== 'absent' ? 'newlyPassing' : 'otherChanges';
}

function changeOf(rule: Verdict, then: Verdict | undefined, now: Verdict | undefined): ChangedRule {
  const { id, title, level, clause } = rule;
  const findings = (now?.findings ?? []).map(
    ({ message, exchange, pointer = '' }) => `${message} (${exchange}${pointer})`,
  );
  const reason = now?.reason === undefined ? [] : [now.reason];
  const details = [...findings, ...reason];
  return { id, title, level, clause, before: then?.outcome ?? 'absent', after: now?.outcome ?? 'absent', details };
}

function changedFindings(before: Report, after: Report): readonly ChangedFindings[] {
  const [was, is] = [keysOf(before), keysOf(after)];
  return after.rules.flatMap(({ id, title, level, clause, outcome }) => {
    const [old, fresh] = [was.get(id) ?? [], is.get(id) ?? []];
    const appeared = fresh.filter((key) => !old.includes(key));
    const disappeared = old.filter((key) => !fresh.includes(key));
    const both = old.length > 0 && fresh.length > 0 && appeared.length + disappeared.length > 0;
    return both ? [{ id, title, level, clause, outcome, appeared, disappeared }] : [];
  });
}

/** The findings of each rule, by the words that tell them apart. */
function keysOf({ rules, exchanges }: Report): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  return new Map(
    rules.map(({ id, findings }) => [id, [...new Set(findings.map((finding) => findingKey(finding, byId)))]]),
  );
}

function factsOf({ tool, target, startedAt, verdict }: Report): RunFacts {
  return { tool, target, startedAt, verdict };
}

function notesOn(before: Report, after: Report): readonly string[] {
  const differ = (what: string, old: string, fresh: string): readonly string[] =>
    old === fresh ? [] : [`The ${what} was ${old}, and is ${fresh}.`];
  const part = (name: string, { shard }: Report): readonly string[] =>
    shard === undefined ? [] : [`The ${name} report is part ${shard.index} of ${shard.total}: merge the parts first.`];
  return [
    ...differ('version of aisp', before.tool.version, after.tool.version),
    ...differ('release', before.target.release, after.target.release),
    ...differ('profile', before.target.profile, after.target.profile),
    ...(before.target.bundled === true && after.target.bundled === true
      ? []
      : differ('target', before.target.baseUrl, after.target.baseUrl)),
    ...part('earlier', before),
    ...part('later', after),
    ...(after.problems ?? []).map((problem) => `The later run had a problem: ${problem}`),
  ];
}

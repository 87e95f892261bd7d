import { compareOfficial } from './compare-official.ts';
import {
  isMandatory,
  type OfficialDecision,
  type Outcome,
  outcomes,
  type Report,
  type RunRecord,
  type RunVerdict,
  reportSchemaVersion,
  type Verdict,
} from './contract/index.ts';
import { lostAmong } from './lost-calls.ts';
import { rankSupplies } from './rank-supplies.ts';
import { type Redaction, redaction } from './redact/redact.ts';

/**
 * The report of a run, from its record as recorded and the verdicts of its rules. Hides the secrets of both under a key, by
 * default one of its own, or in the way given. `durationMs` is the wall time of the run.
 */
export function buildReport(
  record: RunRecord,
  verdicts: readonly Verdict[],
  durationMs: number,
  hiding?: Uint8Array | Redaction,
): Report {
  const isKey = hiding === undefined || hiding instanceof Uint8Array;
  const redact = isKey ? redaction(record.exchanges, hiding) : hiding;
  const rules = verdicts.map(redact.verdict);
  const redacted = (decision: OfficialDecision): OfficialDecision =>
    decision.reason === undefined ? decision : { ...decision, reason: redact.problem(decision.reason) };
  const problems = (record.problems ?? []).map(redact.problem);
  return {
    schemaVersion: reportSchemaVersion,
    tool: record.tool,
    target: { ...record.target, baseUrl: redact.text(record.target.baseUrl) },
    startedAt: record.startedAt,
    durationMs: Math.round(durationMs),
    verdict: record.incomplete === true ? 'inconclusive' : verdictOf(rules, problems),
    summary: { ...countOutcomes(rules), requests: record.requests, ...lostAmong(record.exchanges) },
    rules,
    ...rankSupplies(rules),
    ...(problems.length === 0 ? {} : { problems }),
    ...(record.incomplete === true ? { incomplete: true } : {}),
    ...(record.shard === undefined ? {} : { shard: record.shard }),
    ...(record.groups === undefined ? {} : { groups: record.groups }),
    ...(record.consents === undefined ? {} : { consents: record.consents }),
    ...(record.official === undefined
      ? {}
      : { officialSuite: compareOfficial(record.official.map(redacted), rules, record.exchanges) }),
    exchanges: record.exchanges.map(redact.exchange),
  };
}

/**
 * The verdict on the whole run. One failed rule is enough for non-conforming. A mandatory rule that was not exercised, an
 * error of the harness, or no rule at all leave the question open.
 */
export function verdictOf(rules: readonly Verdict[], problems: readonly string[] = []): RunVerdict {
  if (rules.some(({ outcome }) => outcome === 'fail')) return 'non-conforming';
  const open = rules.some(
    ({ outcome, level }) => outcome === 'error' || (outcome === 'not-exercised' && isMandatory(level)),
  );
  return open || problems.length > 0 || rules.length === 0 ? 'inconclusive' : 'conforming';
}

/** Exit code of a run: 0 conforming, 1 non-conforming, 3 the harness broke or could not reach the target, 4 inconclusive. */
export function exitCodeOf({
  verdict,
  rules,
  problems = [],
}: Pick<Report, 'verdict' | 'rules' | 'problems'>): 0 | 1 | 3 | 4 {
  if (verdict === 'conforming') return 0;
  if (verdict === 'non-conforming') return 1;
  return problems.length > 0 || rules.some(({ outcome }) => outcome === 'error') ? 3 : 4;
}

function countOutcomes(rules: readonly Verdict[]): Readonly<Record<Outcome, number>> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of rules) counts[outcome] += 1;
  return counts;
}

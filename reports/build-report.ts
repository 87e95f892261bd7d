import { compareOfficial } from './compare-official.ts';
import { type Report, type RunRecord, reportSchemaVersion, type Verdict } from './contract/index.ts';
import { lostAmong } from './lost-calls.ts';
import { rankSupplies } from './rank-supplies.ts';
import { type Redaction, redaction } from './redact/redact.ts';
import { countOutcomes, verdictOf } from './run-verdict.ts';
import { setApart } from './set-apart.ts';
import { withoutWordsOfExceptions } from './shown-reason.ts';

/**
 * The report of a run, from its record as recorded and the verdicts on the same evidence masked. Hides the secrets of the record under a
 * key, by default one of its own, or in the way given. `durationMs` is the wall time of the run.
 */
export function buildReport(
  record: RunRecord,
  verdicts: readonly Verdict[],
  durationMs: number,
  hiding?: Uint8Array | Redaction,
): Report {
  const isKey = hiding === undefined || hiding instanceof Uint8Array;
  const redact = isKey ? redaction(record.exchanges, hiding, 'all', record.secrets) : hiding;
  const rules = verdicts.map((verdict) => withoutWordsOfExceptions(verdict, redact));
  const problems = [...(record.problems ?? []).map(redact.problem), ...unproven(rules)];
  const incomplete = record.incomplete === true ? { incomplete: record.incomplete } : {};
  return {
    schemaVersion: reportSchemaVersion,
    tool: record.tool,
    target: { ...record.target, baseUrl: redact.text(record.target.baseUrl) },
    startedAt: record.startedAt,
    durationMs: Math.round(durationMs),
    verdict: record.incomplete === true ? 'inconclusive' : verdictOf(rules, problems),
    summary: { ...countOutcomes(rules), requests: record.requests, ...lostAmong(record.exchanges) },
    ...setApart(rules, { groups: record.promiseGroups, problems, ...incomplete }),
    rules,
    ...rankSupplies(rules),
    ...(problems.length === 0 ? {} : { problems }),
    ...incomplete,
    ...(record.shard === undefined ? {} : { shard: record.shard }),
    ...(record.again === undefined ? {} : { again: record.again }),
    ...(record.groups === undefined ? {} : { groups: record.groups }),
    ...(record.sample === undefined ? {} : { sample: record.sample }),
    ...(record.consents === undefined ? {} : { consents: record.consents }),
    ...(record.official === undefined
      ? {}
      : { officialSuite: compareOfficial(record.official, rules, record.exchanges) }),
    exchanges: record.exchanges.map(redact.exchange),
  };
}

/** What a report says where verdicts do not follow from its masked evidence: the bank has no part in it. */
function unproven(rules: readonly Verdict[]): readonly string[] {
  const ids = rules.filter((verdict) => verdict.unproven === true).map(({ id }) => id);
  if (ids.length === 0) return [];
  const named = ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${ids.length - 10} more` : ids.join(', ');
  const what = ids.length === 1 ? 'one rule sees' : `${ids.length} rules see`;
  return [
    `Masking changes what ${what} (${named}). This is a fault of aisp-conformance and not of the bank: the report has the right verdicts, and the masked evidence gives others. Please report it.`,
  ];
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

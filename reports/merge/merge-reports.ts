import { type Exchange, numberOf, type Report, renumber, renumberVerdict, type Verdict } from '../contract/index.ts';
import { lostAmong } from '../lost-calls.ts';
import { rankSupplies } from '../rank-supplies.ts';
import { countOutcomes, verdictOf } from '../run-verdict.ts';
import { setApart } from '../set-apart.ts';
import { findMergeProblems, type Part } from './find-merge-problems.ts';
import { mergeOfficial } from './merge-official.ts';

/** Parts that do not make one run: every reason, in words. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const unjudgedWords = /^\d+ of \d+ rules were not judged\.$/;

/**
 * One report from the reports of all shards of a run: their rules in the order of the shards, which is that of an unsharded
 * run; their exchanges renumbered, as each shard gathered its own; counts and verdict made anew. Throws a MergeError.
 */
export function mergeReports(parts: readonly Part[]): Report {
  const problems = findMergeProblems(parts);
  const reports = parts
    .map(({ report }) => report)
    .toSorted((one, other) => (one.shard?.index ?? 0) - (other.shard?.index ?? 0));
  const [first] = reports;
  if (problems.length > 0 || first === undefined) throw new MergeError(problems);
  const {
    shard: _,
    problems: __,
    incomplete: ___,
    supplies: ____,
    officialSuite: _____,
    consents: ______,
    promises,
    ...facts
  } = first;

  const rules: Verdict[] = [];
  const exchanges: Exchange[] = [];
  const suites: Parameters<typeof mergeOfficial>[0][number][] = [];
  for (const report of reports) {
    const shift = Math.max(0, ...exchanges.slice(-1).map(({ id }) => numberOf(id)));
    suites.push({ suite: report.officialSuite, shift });
    rules.push(...report.rules.map((rule) => renumberVerdict(rule, shift)));
    exchanges.push(...report.exchanges.map((exchange) => ({ ...exchange, id: renumber(exchange.id, shift) })));
  }
  const expected = first.shard?.rules ?? rules.length;
  const unjudged =
    rules.length < expected ? [`${expected - rules.length} of ${expected} rules in the run were not judged.`] : [];
  // A shard that broke counts the rules that it lacks itself; here they are counted once, over all shards.
  const told = reports.flatMap(({ problems = [] }) => problems.filter((text) => !unjudgedWords.test(text)));
  const troubles = [...new Set([...told, ...unjudged])];
  const incomplete = reports.some((report) => report.incomplete === true);
  // Each shard made consents of its own.
  const consents = reports.flatMap((report) => report.consents ?? []);
  const officialSuite = mergeOfficial(suites, rules);
  const starts = reports.map(({ startedAt }) => Date.parse(startedAt));
  const ends = reports.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs);
  const start = Math.min(...starts);
  return {
    ...facts,
    startedAt: new Date(start).toISOString(),
    durationMs: Math.max(...ends) - start,
    verdict: incomplete ? 'inconclusive' : verdictOf(rules, troubles),
    summary: {
      ...countOutcomes(rules),
      requests: sum(reports.map(({ summary }) => summary.requests)),
      ...lostAmong(exchanges),
    },
    ...setApart(rules, { groups: promises?.groups, problems: troubles, ...(incomplete ? { incomplete } : {}) }),
    rules,
    ...rankSupplies(rules),
    ...(troubles.length === 0 ? {} : { problems: troubles }),
    ...(incomplete ? { incomplete } : {}),
    ...(consents.length === 0 ? {} : { consents }),
    ...(officialSuite === undefined ? {} : { officialSuite }),
    exchanges,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

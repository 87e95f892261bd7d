import {
  type Exchange,
  type JudgedTarget,
  numberOf,
  type Report,
  type RunVerdict,
  renumber,
  renumberOfficial,
  renumberVerdict,
  type SeveralReport,
  severalSchemaVersion,
  type TargetReport,
} from '../contract/index.ts';
import { lostAmong } from '../lost-calls.ts';
import { countOutcomes } from '../run-verdict.ts';

/** The worst first. */
const byWeight = ['non-conforming', 'inconclusive', 'conforming'] as const satisfies readonly RunVerdict[];

/**
 * One report from those of several targets, in the order given: every rule with its target, exchanges numbered through, the verdict
 * of the worst. Throws a TypeError without any, and for two of one name.
 */
export function combineReports(parts: readonly TargetReport[]): SeveralReport {
  const [first] = parts;
  const names = parts.map(({ name }) => name);
  if (first === undefined || new Set(names).size < names.length) throw new TypeError('targets have names of their own');
  const targets: JudgedTarget[] = [];
  const rules: SeveralReport['rules'][number][] = [];
  const exchanges: SeveralReport['exchanges'][number][] = [];
  for (const { name, folder, report } of parts) {
    const shift = lastNumber(exchanges);
    targets.push(factsOf(report, name, folder, shift));
    rules.push(...report.rules.map((rule) => ({ target: name, ...renumberVerdict(rule, shift) })));
    exchanges.push(
      ...report.exchanges.map((exchange) => ({ target: name, ...exchange, id: renumber(exchange.id, shift) })),
    );
  }
  const start = Math.min(...targets.map(({ startedAt }) => Date.parse(startedAt)));
  const end = Math.max(...targets.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
  const groups = Object.assign({}, ...targets.map((target) => target.groups ?? {})) as Report['groups'] & object;
  return {
    schemaVersion: severalSchemaVersion,
    tool: first.report.tool,
    targets,
    startedAt: new Date(start).toISOString(),
    durationMs: end - start,
    verdict: byWeight.find((verdict) => targets.some((target) => target.verdict === verdict)) ?? 'inconclusive',
    summary: {
      ...countOutcomes(rules),
      requests: targets.reduce((sum, { summary }) => sum + summary.requests, 0),
      ...lostAmong(exchanges),
    },
    ...(targets.some(({ incomplete }) => incomplete === true) ? { incomplete: true } : {}),
    ...(Object.keys(groups).length === 0 ? {} : { groups }),
    rules,
    exchanges,
  };
}

function factsOf(
  { schemaVersion: _, tool: __, rules: ___, exchanges: ____, shard: _____, target, officialSuite, ...facts }: Report,
  name: string,
  folder: string | undefined,
  shift: number,
): JudgedTarget {
  return {
    name,
    ...(folder === undefined ? {} : { folder }),
    ...target,
    ...facts,
    ...(officialSuite === undefined ? {} : { officialSuite: renumberOfficial(officialSuite, shift) }),
  };
}

function lastNumber(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((most, { id }) => Math.max(most, numberOf(id)), 0);
}

import {
  type AnyReport,
  isOfSeveral,
  type JudgedTarget,
  numberOf,
  renumber,
  renumberOfficial,
  renumberVerdict,
  reportSchemaVersion,
  type SeveralReport,
  type TargetFacts,
  type TargetReport,
} from '../contract/index.ts';

/**
 * The reports of the targets of one report, each as if its target had been judged alone, its exchanges numbered from one: what
 * `combineReports` was given. Whoever knows reports of one target knows these.
 */
export function separateReports(report: SeveralReport): readonly TargetReport[] {
  return report.targets.map((target) => separated(report, target));
}

/** The targets of any report: of one of version 1 that one, by the name of its release. */
export function targetsOf(report: AnyReport): readonly TargetReport[] {
  return isOfSeveral(report) ? separateReports(report) : [{ name: report.target.release, report }];
}

function separated({ tool, rules, exchanges }: SeveralReport, judged: JudgedTarget): TargetReport {
  const { name, folder, officialSuite, ...rest } = judged;
  const { baseUrl, basePath, release, document, beside, profile, bundled, faults, variants, seed, ...facts } = rest;
  const own = exchanges.filter(({ target }) => target === name);
  const shift = 1 - Math.min(...own.map(({ id }) => numberOf(id)), ...(own.length === 0 ? [1] : []));
  const target: TargetFacts = {
    baseUrl,
    ...(basePath === undefined ? {} : { basePath }),
    release,
    ...(document === undefined ? {} : { document }),
    ...(beside === undefined ? {} : { beside }),
    profile,
    ...(bundled === undefined ? {} : { bundled }),
    ...(faults === undefined ? {} : { faults }),
    ...(variants === undefined ? {} : { variants }),
    ...(seed === undefined ? {} : { seed }),
  };
  return {
    name,
    ...(folder === undefined ? {} : { folder }),
    report: {
      schemaVersion: reportSchemaVersion,
      tool,
      target,
      ...facts,
      ...(officialSuite === undefined ? {} : { officialSuite: renumberOfficial(officialSuite, shift) }),
      rules: rules.flatMap(({ target: of, ...rule }) => (of === name ? [renumberVerdict(rule, shift)] : [])),
      exchanges: own.map(({ target: _, ...exchange }) => ({ ...exchange, id: renumber(exchange.id, shift) })),
    },
  };
}

import type { Report, ShardFacts } from '../contract/index.ts';

/** One report of several that were given, and the name by which to speak of it. */
export interface Part {
  readonly name: string;
  readonly report: Report;
}

/** A part that is known to be one. */
interface Shard extends Part {
  readonly shard: ShardFacts;
}

/** Why parts do not make one run, in words, each with its cure; empty when they do. */
export function findMergeProblems(parts: readonly Part[]): readonly string[] {
  const [first] = parts;
  if (first === undefined) return ['No report was given. Name the reports of all shards.'];
  const whole = parts.filter(({ report }) => report.shard === undefined);
  if (whole.length > 0) {
    return whole.map(({ name }) => `${name} is not the report of a shard: "aisp run --shard" did not write it.`);
  }
  const shards = parts.flatMap(({ name, report }) =>
    report.shard === undefined ? [] : [{ name, report, shard: report.shard }],
  );
  const strangers = shards.slice(1).flatMap((part) => differences(part, first.report, first.name));
  return strangers.length > 0 ? strangers : [...findGaps(shards), ...findDoubles(shards)];
}

function differences({ name, report }: Shard, first: Report, firstName: string): readonly string[] {
  const differ = (what: string, theirs: unknown, ours: unknown): readonly string[] =>
    theirs === ours ? [] : [`${name} is of another run than ${firstName}: ${what} ${theirs}, not ${ours}.`];
  const names = (list: readonly string[] = []): string => [...list].sort().join(' ') || 'none';
  const known = [
    ...differ('version of aisp', report.tool.version, first.tool.version),
    ...differ('release', report.target.release, first.target.release),
    ...differ('profile', report.target.profile, first.target.profile),
    ...(report.target.bundled === true && first.target.bundled === true
      ? [
          ...differ('faults', names(report.target.faults), names(first.target.faults)),
          ...differ('variants', names(report.target.variants), names(first.target.variants)),
        ]
      : differ('target', report.target.baseUrl, first.target.baseUrl)),
    ...differ('number of shards', report.shard?.total, first.shard?.total),
  ];
  if (known.length > 0 || report.shard?.plan === first.shard?.plan) return known;
  return [`${name} is of another run than ${firstName}: the rules, the profile or the waivers are not the same.`];
}

function findGaps(shards: readonly Shard[]): readonly string[] {
  const [first] = shards;
  const total = first?.shard.total ?? 0;
  const present = new Set(shards.map(({ shard }) => shard.index));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((index) => !present.has(index));
  if (missing.length === 0) return [];
  const [which, is] = missing.length === 1 ? ['Shard', 'is'] : ['Shards', 'are'];
  return [
    `${which} ${missing.map((index) => `${index}/${total}`).join(', ')} ${is} missing. Name the reports of all ${total}.`,
  ];
}

function findDoubles(shards: readonly Shard[]): readonly string[] {
  const names = new Map<number, readonly string[]>();
  const ids = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, shard, report } of shards) {
    names.set(shard.index, [...(names.get(shard.index) ?? []), name]);
    for (const { id } of report.rules) {
      const other = ids.get(id);
      if (other !== undefined) twice.push(`${id} was judged in ${other} and in ${name}.`);
      ids.set(id, name);
    }
  }
  const doubles = [...names]
    .filter(([, same]) => same.length > 1)
    .map(([index, same]) => `Shard ${index} was given ${same.length} times: ${same.join(', ')}. Name each once.`);
  return doubles.length > 0 ? doubles : twice.slice(0, 3);
}

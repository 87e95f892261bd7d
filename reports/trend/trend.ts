import type { Outcome, RunVerdict } from '../contract/index.ts';

/** How many rules came to each outcome; those that none came to may be left out. */
export type TrendCounts = Readonly<Partial<Record<Outcome, number>>>;

/** One run of a history. */
export interface TrendRun {
  /** Path of its report, as it was found. */
  readonly file: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly verdict: RunVerdict;
  /** True where the run ended before its time. */
  readonly incomplete: boolean;
  readonly summary: TrendCounts;
  /** By the title of the group. */
  readonly groups: Readonly<Record<string, TrendCounts>>;
}

/** What a report says of a run, as far as a history needs it. */
export interface TrendReport extends TrendRun {
  readonly baseUrl: string;
  /** True for the bundled bank, which has another address in every run. */
  readonly bundled: boolean;
  readonly release: string;
  readonly profile: string;
  /** Present where it is of a part of the rules: one shard of a run, or what was judged again. */
  readonly part?: 'shard' | 'again';
  /** Its name in a report over several targets: the report of it alone is then the same run. */
  readonly among?: string;
}

/** The runs of one bank, release and profile, the oldest first. */
export interface TrendSeries {
  readonly target: string;
  readonly release: string;
  readonly profile: string;
  readonly runs: readonly TrendRun[];
  /** Titles of the groups of all runs, in the order in which the latest has them. */
  readonly groups: readonly string[];
}

/** A file of a folder, and why it is in no series. */
export interface LeftOut {
  readonly file: string;
  readonly reason: string;
}

/** The history of a folder of reports. */
export interface Trend {
  readonly schemaVersion: '1.0';
  /** By target, release and profile. */
  readonly series: readonly TrendSeries[];
  /** Reports of a part of the rules: they would look like a change. */
  readonly parts: readonly LeftOut[];
  /** Files that should be reports and are none. */
  readonly damaged: readonly LeftOut[];
}

const whyApart = {
  shard: 'it is one shard of a run: merge the shards, and keep the merged report',
  again: 'it judges again what another report left open',
} as const;

/** What reports say together over time: each bank, release and profile by itself. Pure. */
export function trendOf(reports: readonly TrendReport[], damaged: readonly LeftOut[]): Trend {
  const series = new Map<string, TrendReport[]>();
  const parts: LeftOut[] = [];
  const among = new Set(reports.filter((report) => report.among !== undefined).map(runOf));
  for (const report of reports) {
    if (report.among === undefined && among.has(runOf(report))) continue;
    if (report.part !== undefined) {
      parts.push({ file: report.file, reason: whyApart[report.part] });
      continue;
    }
    const key = JSON.stringify([placeOf(report), report.release, report.profile]);
    series.set(key, [...(series.get(key) ?? []), report]);
  }
  return {
    schemaVersion: '1.0',
    series: [...series.values()].map(seriesOf).toSorted(byName),
    parts,
    damaged,
  };
}

/** Tells a run from others, however often it is found. */
function runOf(report: TrendReport): string {
  return JSON.stringify([placeOf(report), report.release, report.profile, report.startedAt]);
}

function placeOf({ bundled, baseUrl }: TrendReport): string {
  return bundled ? 'the bundled bank' : baseUrl;
}

function seriesOf(reports: readonly TrendReport[]): TrendSeries {
  const sorted = reports.toSorted(
    (one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt) || compare(one.file, other.file),
  );
  const [first] = sorted;
  if (first === undefined) throw new TypeError('a series has runs');
  const titles = sorted.toReversed().flatMap(({ groups }) => Object.keys(groups));
  return {
    target: placeOf(first),
    release: first.release,
    profile: first.profile,
    runs: sorted.map(({ file, startedAt, verdict, incomplete, summary, groups }) => ({
      ...{ file, startedAt, verdict, incomplete, summary, groups },
    })),
    groups: [...new Set(titles)],
  };
}

function byName(one: TrendSeries, other: TrendSeries): number {
  return (
    compare(one.target, other.target) ||
    one.release.localeCompare(other.release, 'en', { numeric: true }) ||
    compare(one.profile, other.profile)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

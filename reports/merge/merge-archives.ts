import {
  type ArchiveFacts,
  type HarArchive,
  type MergedFacts,
  numberOf,
  type Report,
  renumber,
} from '../contract/index.ts';
import { evidenceComments } from '../formats/har.ts';

/** The evidence of one shard, beside its report. */
export interface ArchivedShard {
  readonly report: Report;
  readonly archive: HarArchive;
}

/**
 * One archive from those of all shards: their entries after one another, numbered as in the merged report, and for each shard
 * what it was judged by, because each is judged for itself. `merged` is the report that was made from those of the shards.
 */
export function mergeArchives(shards: readonly ArchivedShard[], merged: Report): HarArchive<MergedFacts> {
  const inOrder = shards.toSorted((one, other) => (one.report.shard?.index ?? 0) - (other.report.shard?.index ?? 0));
  const [first] = inOrder;
  if (first === undefined) throw new TypeError('there is at least one shard');
  const evidence = inOrder.some(({ archive }) => archive.log._aisp.evidence === 'full') ? 'full' : 'masked';
  let shift = 0;
  const parts = inOrder.map(({ report, archive: { log } }) => {
    const moved = shift;
    const entries = log.entries.map((entry) => ({
      ...entry,
      _aisp: { ...entry._aisp, id: renumber(entry._aisp.id, moved) },
    }));
    shift = Math.max(shift, ...entries.slice(-1).map(({ _aisp }) => numberOf(_aisp.id)));
    const rules = report.rules.map(({ id }) => id);
    return { entries, facts: { ...log._aisp, rules, entries: entries.length, shift: moved } };
  });
  const { version, creator } = first.archive.log;
  return {
    log: {
      version,
      creator,
      comment: evidenceComments[evidence],
      _aisp: {
        format: first.archive.log._aisp.format,
        evidence,
        target: merged.target,
        startedAt: merged.startedAt,
        durationMs: merged.durationMs,
        requests: merged.summary.requests,
        ...(merged.incomplete === undefined ? {} : { incomplete: merged.incomplete }),
        ...(merged.problems === undefined ? {} : { problems: merged.problems }),
        parts: parts.map(({ facts }) => facts),
      },
      entries: parts.flatMap(({ entries }) => entries),
    },
  };
}

/** True when an archive and a report are of the very same run. */
export function isOf(report: Report, { log }: HarArchive): boolean {
  const { startedAt, shard }: ArchiveFacts = log._aisp;
  return (
    startedAt === report.startedAt &&
    shard?.plan === report.shard?.plan &&
    shard?.index === report.shard?.index &&
    log.entries.length === report.exchanges.length &&
    log.entries.every(({ _aisp }, index) => _aisp.id === report.exchanges[index]?.id)
  );
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { evidenceFile, type HarArchive } from '../../reports/contract/index.ts';
import type { Part } from '../../reports/merge/find-merge-problems.ts';
import { type ArchivedShard, isOf } from '../../reports/merge/merge-archives.ts';
import { print } from '../../reports/print.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { isOwn, ownArchive } from '../../suites/archive/own-archive.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { UsageError } from '../exit.ts';
import { reportPath } from './read-report.ts';

/** The evidence of all shards, and the profile that they were judged by. */
export interface ShardArchives {
  readonly shards: readonly ArchivedShard[];
  readonly profile: BankProfile;
}

/**
 * Reads the archives beside the reports of shards; undefined, which is said on stderr, when one of them has none. Throws a
 * ConfigurationError for a file that is no archive, and a UsageError for the archive of another run.
 */
export function readShardArchives(parts: readonly Part[]): ShardArchives | undefined {
  const files = parts.map(({ name }) => join(dirname(reportPath(name)), evidenceFile));
  const missing = parts.filter((_, index) => !existsSync(files[index] ?? ''));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    print(process.stderr, `aisp: Without ${evidenceFile}, because there is none beside the report of ${names}.\n`);
    return undefined;
  }
  let profile: BankProfile | undefined;
  const shards = parts.map(({ report }, index): ArchivedShard => {
    const file = files[index] ?? '';
    const har = readHar(file);
    // As a run wrote it: whatever else is in it would be found out only when it is judged.
    const own = isOwn(har) ? ownArchive(har, file) : undefined;
    const archive = { log: { ...har.log, entries: har.entries } } as unknown as HarArchive;
    if (own === undefined || !isOf(report, archive)) {
      throw new UsageError(`${file} is not the evidence of the report beside it.`, 'Keep both as the run wrote them.');
    }
    profile ??= own.declared.profile;
    return { report, archive };
  });
  return profile === undefined ? undefined : { shards, profile };
}

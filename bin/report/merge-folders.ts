import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exitCodeOf } from '../../reports/build-report.ts';
import { evidenceFile, type Report } from '../../reports/contract/index.ts';
import { renderSummary, renderVerdict } from '../../reports/formats/console.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import type { Part } from '../../reports/merge/find-merge-problems.ts';
import { mergeArchives } from '../../reports/merge/merge-archives.ts';
import { MergeError, mergeReports } from '../../reports/merge/merge-reports.ts';
import { print } from '../../reports/print.ts';
import { writeReport } from '../../reports/write-report.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { reportFiles } from '../run/read-exit-code.ts';
import { readReport, reportPath } from './read-report.ts';
import { readShardArchives } from './shard-archives.ts';
import { signIfAsked } from './sign-if-asked.ts';
import { loadSigningKey, requireSigning, undatedCode } from './signing-key.ts';

/** What `aisp report merge` was told. */
export interface MergeOptions {
  readonly out: string;
  readonly sign?: string;
  /** URL of a time-stamping authority. */
  readonly timestamp?: string;
  readonly quiet?: boolean;
}

/**
 * Merges the reports of all shards of a run into a folder, and their evidence where all of them have it; signs the result if
 * asked to; says what came of it, and returns the exit code of the whole run. Throws a UsageError that names every reason why
 * they do not make one run.
 */
export async function mergeFolders(
  paths: readonly string[],
  { out, sign, timestamp, quiet }: MergeOptions,
): Promise<number> {
  requireSigning(sign, timestamp);
  const key = sign === undefined ? undefined : loadSigningKey(sign, process.env);
  const parts = paths.map((path) => ({ name: path, report: ofOneTarget(path) }));
  const report = merged(parts);
  const archives = readShardArchives(parts);
  if (!maskedAlike(parts)) print(process.stderr, masksDiffer);
  const folder = prepareOutputFolder(out);
  if (paths.some((path) => resolve(dirname(reportPath(path))) === folder)) {
    throw new UsageError(
      `${out} is the folder of a shard.`,
      'Name another with --out: the shards are kept as they are.',
    );
  }
  for (const name of reportFiles) rmSync(join(folder, name), { force: true });
  const written = writeReport(report, folder, {
    'junit.xml': renderJunit(report),
    ...(archives === undefined
      ? {}
      : { [evidenceFile]: `${JSON.stringify(mergeArchives(archives.shards, report))}\n` }),
  });
  const signed = await signIfAsked(key, folder, archives?.profile, timestamp);
  const files = [...written.files, ...(signed?.files ?? [])];
  print(process.stdout, quiet === true ? renderVerdict(report, files) : renderSummary(report, { files }));
  if (written.complaint === undefined) return signed?.undated ? undatedCode(exitCodeOf(report)) : exitCodeOf(report);
  print(process.stderr, `aisp: ${written.complaint}\n`);
  return written.files.length > 0 ? exitCodeOf(report) : exitCodes.broken;
}

/** Reports over several targets have no shards: each of their targets is judged in one piece. */
function ofOneTarget(path: string): Report {
  const report = readReport(path);
  if (!('targets' in report)) return report;
  throw new UsageError(
    `${path} is about ${report.targets.length} targets: it is not the report of a shard.`,
    'Merge the shards of each target by itself, then put the targets together with --targets.',
  );
}

const masksDiffer = `aisp: Masks are the same within each shard and not across them: each had a key of its own.
      Give all shards one key with --mask-key env:NAME where equal values are to be seen across them.
`;

function maskedAlike(parts: readonly Part[]): boolean {
  const [first, ...others] = parts.map(({ report }) => report.shard?.maskKey);
  return others.every((key) => key !== undefined && key === first);
}

function merged(parts: readonly Part[]) {
  try {
    return mergeReports(parts);
  } catch (error) {
    if (!(error instanceof MergeError)) throw error;
    const [first = '', ...more] = error.problems;
    throw new UsageError(first, more.join('\n      ') || 'Nothing was merged.');
  }
}

import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exitCodeOf } from '../../reports/build-report.ts';
import { renderSummary } from '../../reports/formats/console.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import type { Part } from '../../reports/merge/find-merge-problems.ts';
import { MergeError, mergeReports } from '../../reports/merge/merge-reports.ts';
import { writeReport } from '../../reports/write-report.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { reportFiles } from '../run/read-exit-code.ts';
import { readReport, reportPath } from './read-report.ts';

/**
 * Merges the reports of all shards of a run into a folder, says what came of it, and returns the exit code of the whole run.
 * Throws a UsageError that names every reason why they do not make one run.
 */
export function mergeFolders(paths: readonly string[], out: string): number {
  const parts = paths.map((path) => ({ name: path, report: readReport(path) }));
  const report = merged(parts);
  const folder = prepareOutputFolder(out);
  if (paths.some((path) => resolve(dirname(reportPath(path))) === folder)) {
    throw new UsageError(
      `${out} is the folder of a shard.`,
      'Name another with --out: the shards are kept as they are.',
    );
  }
  for (const name of reportFiles) rmSync(join(folder, name), { force: true });
  const written = writeReport(report, folder, { 'junit.xml': renderJunit(report) });
  process.stdout.write(renderSummary(report, { files: written.files }));
  if (written.complaint === undefined) return exitCodeOf(report);
  process.stderr.write(`aisp: ${written.complaint}\n`);
  return written.files.length > 0 ? exitCodeOf(report) : exitCodes.broken;
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { exitCodeOf } from '../../reports/build-report.ts';
import { evidenceFile, type Report } from '../../reports/contract/index.ts';
import { formatNames, formats } from '../../reports/render-format.ts';
import { exitCodes } from '../exit.ts';

/** Files that a run writes, removed before it: an old report must not pass for a new one. */
export const reportFiles: readonly string[] = [
  'report.json',
  evidenceFile,
  ...formatNames.map((name) => formats[name].file),
  // Of a signed run.
  'report-profile.json',
  'statement.jws',
  'statement.tsr',
];

/** The exit code of the report in a folder; when the report is not there, or not whole, the code of a broken harness. */
export function readExitCode(folder: string): number {
  if (!existsSync(join(folder, 'report.html'))) return exitCodes.broken;
  let report: Report;
  try {
    report = JSON.parse(readText(join(folder, 'report.json'), 'own')) as Report;
  } catch {
    return exitCodes.broken;
  }
  return exitCodeOf(report);
}

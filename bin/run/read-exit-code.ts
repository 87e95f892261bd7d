import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../../reports/build-report.ts';
import type { Report } from '../../reports/contract/index.ts';
import { exitCodes } from '../exit.ts';

/** Files that a run writes, removed before it: an old report must not pass for a new one. */
export const reportFiles = ['report.json', 'report.html', 'junit.xml'] as const;

/** The exit code of the report in a folder; that of a broken harness when there is none. */
export function readExitCode(folder: string): number {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  } catch {
    return exitCodes.broken;
  }
  return exitCodeOf(report);
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { judgeArchive } from '../../library/judging/judge-archive.ts';
import { requireRelease } from '../../library/require-release.ts';
import type { Report } from '../../reports/contract/index.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { writeReport } from '../../reports/write-report.ts';
import { isOwn } from '../../suites/archive/own-archive.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { reportFiles } from '../run/read-exit-code.ts';

/** What `aisp judge` was told. */
export interface JudgeOptions {
  readonly profile?: string;
  readonly release?: string;
  /** Where the calls of a recording from elsewhere are; empty for the root. */
  readonly basePath?: string;
  readonly only: readonly string[];
  readonly out: string;
  readonly quiet?: boolean;
}

/** The report of one archive; says what of a recording from elsewhere was left out. */
export async function judged(file: string, { profile, release, basePath, only }: JudgeOptions): Promise<Report> {
  const har = readHar(file);
  const { report, leftOut } = await judgeArchive(har, file, {
    only,
    ...(basePath === undefined ? {} : { basePath }),
    ...(profile === undefined ? {} : { profile: await loadProfile(profile) }),
    ...(release === undefined ? {} : { release: requireRelease(release) }),
  });
  if (!isOwn(har)) {
    const { baseUrl, profile: name, release: judgedBy } = report.target;
    const left = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
    const said = `A recording from elsewhere: ${report.exchanges.length} calls to ${baseUrl}, judged by profile ${name}, release ${judgedBy}.`;
    print(process.stderr, `aisp: ${said}\n${left.length === 0 ? '' : `      Left out: ${left.join(', ')}.\n`}`);
  }
  return report;
}

/** Writes the report of one archive into a folder, of which an archive itself is kept, and returns the paths; says what could not be. */
export function writeJudged(report: Report, out: string): readonly string[] {
  const folder = prepareOutputFolder(out);
  clearReports(folder);
  const { files, complaint } = writeReport(report, folder, { 'junit.xml': renderJunit(report) });
  if (complaint !== undefined) print(process.stderr, `aisp: ${complaint}\n`);
  return files;
}

/** Nothing of an earlier run may be left that does not belong to this verdict, except that the archive itself may lie there. */
export function clearReports(folder: string): void {
  for (const name of reportFiles) {
    if (!name.endsWith('.har')) rmSync(join(folder, name), { force: true });
  }
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { judgeArchive } from '../../library/judging/judge-archive.ts';
import { requireRelease } from '../../library/require-release.ts';
import { exitCodeOf } from '../../reports/build-report.ts';
import { renderSummary } from '../../reports/formats/console.ts';
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
}

/**
 * Judges recorded evidence, writes the report and returns the exit code. Calls nobody. Throws an AispError, a UsageError or a
 * ConfigurationError.
 */
export async function judgeFile(
  file: string,
  { profile, release, basePath, only, out }: JudgeOptions,
): Promise<number> {
  const har = readHar(file);
  const { report, leftOut } = await judgeArchive(har, file, {
    only,
    ...(basePath === undefined ? {} : { basePath }),
    ...(profile === undefined ? {} : { profile: await loadProfile(profile) }),
    ...(release === undefined ? {} : { release: requireRelease(release) }),
  });
  if (!isOwn(har)) {
    const { baseUrl, profile: name, release: judged } = report.target;
    const left = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
    const said = `A recording from elsewhere: ${report.exchanges.length} calls to ${baseUrl}, judged by profile ${name}, release ${judged}.`;
    print(process.stderr, `aisp: ${said}\n${left.length === 0 ? '' : `      Left out: ${left.join(', ')}.\n`}`);
  }
  const outputFolder = prepareOutputFolder(out);
  // Nothing of an earlier run may be left that does not belong to this verdict, except that the archive itself may lie there.
  const stale = reportFiles.filter((name) => !name.endsWith('.har'));
  for (const name of stale) rmSync(join(outputFolder, name), { force: true });
  const { files, complaint } = writeReport(report, outputFolder, { 'junit.xml': renderJunit(report) });
  const { stdout } = process;
  const width = Math.min(stdout.columns || 100, 120);
  print(stdout, renderSummary(report, { colour: stdout.isTTY && stdout.hasColors(), width, files }));
  if (complaint !== undefined) print(process.stderr, `aisp: ${complaint}\n`);
  return files.length === 0 ? 3 : exitCodeOf(report);
}

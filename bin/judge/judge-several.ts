import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { selectsNone } from '../../library/judging/check-selection.ts';
import { requireRelease } from '../../library/require-release.ts';
import { evidenceFile, isOfSeveral, type SeveralReport, type TargetReport } from '../../reports/contract/index.ts';
import { print } from '../../reports/print.ts';
import { combineReports } from '../../reports/several/combine.ts';
import { exitCodeOfAny } from '../../reports/several/exit-code.ts';
import { separateReports } from '../../reports/several/separate.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { readReport } from '../report/read-report.ts';
import { targetFolders } from '../report/target-folders.ts';
import { clearTargets } from '../run/clear-targets.ts';
import { tellSeveral, writeSeveral } from '../run/present-several.ts';
import { clearReports, type JudgeOptions, judged, writeJudged } from './judged.ts';

/**
 * Judges again what a run over several targets left in its folder, and writes it as that run did. A target that left no evidence keeps
 * the report that says why. Throws an AispError, a UsageError or a ConfigurationError.
 */
export async function judgeSeveral(given: string, options: JudgeOptions): Promise<number> {
  checkOptions(options);
  const before = readReport(given);
  if (!isOfSeveral(before)) {
    throw new UsageError(
      `${given} has targets, and a report that is of one.`,
      `Name the ${evidenceFile} of one target.`,
    );
  }
  const parts: TargetReport[] = [];
  for (const part of wantedOf(before, options.only)) parts.push(await judgedAgain(part, given, options));
  const out = prepareOutputFolder(options.out);
  if (out !== resolve(given)) clearTargets(out);
  clearReports(out);
  for (const { folder = '', report } of parts) writeJudged(report, join(out, folder));
  const report = combineReports(parts);
  const files = await writeSeveral(report, out, []);
  tellSeveral(report, files, options.quiet === true);
  return files.length === 0 ? exitCodes.broken : exitCodeOfAny(report);
}

function checkOptions({ release, basePath }: JudgeOptions): void {
  if (release === undefined && basePath === undefined) return;
  throw new UsageError(
    `${release === undefined ? '--base-path' : '--release'} is for one archive, and the folder has several targets.`,
    `Name the ${evidenceFile} of one target.`,
  );
}

/** The targets that the rules which are wanted judge; all of them where they judge none, for that is told with the first. */
function wantedOf(report: SeveralReport, only: readonly string[]): readonly TargetReport[] {
  const all = separateReports(report);
  const idle = ({ report: { target } }: TargetReport): boolean =>
    selectsNone(listedRules(), only, { release: requireRelease(target.release), beside: target.beside });
  if (all.every(idle)) return all;
  for (const part of all.filter(idle)) {
    print(process.stderr, `aisp: ${part.name} is left out: no rule that is wanted judges it.\n`);
  }
  return all.filter((part) => !idle(part));
}

async function judgedAgain(part: TargetReport, given: string, options: JudgeOptions): Promise<TargetReport> {
  const { name, folder } = part;
  // A report is a file from anywhere: it leads to no folder but those below its own.
  if (folder === undefined || !targetFolders(given).includes(folder)) {
    throw new UsageError(
      `The evidence of ${name} is not below ${given}.`,
      'Name the folder of a run over several targets.',
    );
  }
  const archive = join(given, folder, evidenceFile);
  if (existsSync(archive)) return { name, folder, report: await judged(archive, options) };
  const kept = readReport(join(given, folder));
  return isOfSeveral(kept) ? part : { name, folder, report: kept };
}

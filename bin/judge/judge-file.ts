import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../../reports/build-report.ts';
import { evidenceFile } from '../../reports/contract/index.ts';
import { renderSummary, renderVerdict } from '../../reports/formats/console.ts';
import { print } from '../../reports/print.ts';
import { exitCodes } from '../exit.ts';
import { targetFolders } from '../report/target-folders.ts';
import { judgeSeveral } from './judge-several.ts';
import { type JudgeOptions, judged, writeJudged } from './judged.ts';

/**
 * Judges recorded evidence, writes the report and returns the exit code. Of a folder it is the archive in it, or those of the
 * targets below it. Calls nobody. Throws an AispError, a UsageError or a ConfigurationError.
 */
export async function judgeFile(given: string, options: JudgeOptions): Promise<number> {
  const file = archiveIn(given);
  if (file === given && targetFolders(given).length > 0) return await judgeSeveral(given, options);
  const report = await judged(file, options);
  const files = writeJudged(report, options.out);
  const { stdout } = process;
  const width = Math.min(stdout.columns || 100, 120);
  const whole = () => renderSummary(report, { colour: stdout.isTTY && stdout.hasColors(), width, files });
  print(stdout, options.quiet === true ? renderVerdict(report, files) : whole());
  return files.length === 0 ? exitCodes.broken : exitCodeOf(report);
}

/** The archive that a path stands for: that in a folder, where there is one. */
function archiveIn(path: string): string {
  const inside = join(path, evidenceFile);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true && existsSync(inside) ? inside : path;
}

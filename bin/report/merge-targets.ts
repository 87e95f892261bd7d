import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TargetReport } from '../../reports/contract/index.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { combineReports } from '../../reports/several/combine.ts';
import { exitCodeOfAny } from '../../reports/several/exit-code.ts';
import { renderSeveralSummary, renderSeveralVerdict } from '../../reports/several/render-text.ts';
import { targetsOf } from '../../reports/several/separate.ts';
import { writeReport } from '../../reports/write-report.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { reportFiles } from '../run/read-exit-code.ts';
import type { MergeOptions } from './merge-folders.ts';
import { readReport, reportPath } from './read-report.ts';

export interface TargetMergeOptions extends MergeOptions {
  readonly targets?: boolean;
}

/**
 * Puts the reports of several targets into one, as a run over all of them writes it, and returns the exit code of the worst. The
 * evidence stays where it is. Throws a UsageError for what does not go together.
 */
export async function mergeTargets(
  given: readonly string[],
  { out, sign, quiet }: TargetMergeOptions,
): Promise<number> {
  if (sign !== undefined) {
    const cure = 'Sign each of them where its evidence is: "aisp report verify" judges that again.';
    throw new UsageError('--targets and --sign do not go together.', cure);
  }
  const parts = given.flatMap(partsIn);
  checkParts(parts);
  const folder = prepareOutputFolder(out);
  if (given.some((each) => resolve(dirname(reportPath(named(each).path))) === folder)) {
    throw new UsageError(
      `${out} is the folder of a target.`,
      'Name another with --out: the reports are kept as they are.',
    );
  }
  for (const name of reportFiles) rmSync(join(folder, name), { force: true });
  const report = combineReports(parts);
  const written = writeReport(report, folder, { 'junit.xml': renderJunit(report) });
  const { files } = written;
  print(process.stdout, quiet === true ? renderSeveralVerdict(report, files) : renderSeveralSummary(report, { files }));
  if (written.complaint !== undefined) print(process.stderr, `aisp: ${written.complaint}\n`);
  return written.files.length > 0 ? exitCodeOfAny(report) : exitCodes.broken;
}

/** `NAME=PATH`; without a name it is that of the bank in the report. */
function named(text: string): { readonly name?: string; readonly path: string } {
  const [, name, path] = /^([^=/\\]+)=(.+)$/.exec(text) ?? [];
  return name === undefined || path === undefined ? { path: text } : { name, path };
}

/** What a report is about; the folders of its targets are not beside the new one. */
function partsIn(text: string): readonly TargetReport[] {
  const { name, path } = named(text);
  const report = readReport(path);
  if (!('targets' in report)) return [{ name: name ?? report.target.baseUrl, report }];
  return targetsOf(report).map((part) => ({
    name: name === undefined ? part.name : `${name} ${part.name}`,
    report: part.report,
  }));
}

function checkParts(parts: readonly TargetReport[]): void {
  const names = parts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new UsageError(`Two targets are called ${twice}.`, 'Give each a name of its own: NAME=REPORT.');
  }
  const shard = parts.find(({ report }) => report.shard !== undefined);
  if (shard !== undefined) {
    throw new UsageError(`${shard.name} is one shard of a run.`, 'Merge its shards first, without --targets.');
  }
  const versions = [...new Set(parts.map(({ report }) => report.tool.version))];
  if (versions.length > 1) {
    throw new UsageError(
      `The reports are of versions ${versions.join(' and ')} of aisp.`,
      'Judge all targets with one version: their rules differ.',
    );
  }
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildReport, exitCodeOf } from '../../reports/build-report.ts';
import type { Report } from '../../reports/contract/index.ts';
import { renderSummary } from '../../reports/formats/console.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { maskedAlready } from '../../reports/redact/redact.ts';
import { writeReport } from '../../reports/write-report.ts';
import { basePath as standardPath } from '../../schemas/operations.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { foreignArchive } from '../../suites/archive/foreign-archive.ts';
import { judgeRecording } from '../../suites/archive/judge-recording.ts';
import { isOwn } from '../../suites/archive/own-archive.ts';
import { ownEvidence } from '../../suites/archive/own-evidence.ts';
import { type HarLog, readHar } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { promiseGroups } from '../../suites/core/promise-groups.ts';
import { claimsOf, groups } from '../../suites/core/rule.ts';
import { selectRules } from '../../suites/run/select-rules.ts';
import { interfacePlace } from '../../suites/target/base-path.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { requireRelease } from '../require-release.ts';
import { checkSelection } from '../run/check-selection.ts';
import { reportFiles } from '../run/read-exit-code.ts';
import { toolVersion } from '../version.ts';

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
 * Judges recorded evidence, writes the report and returns the exit code. Calls nobody. Throws a UsageError or a
 * ConfigurationError.
 */
export async function judgeArchive(file: string, options: JudgeOptions): Promise<number> {
  const har = readHar(file);
  const report = isOwn(har)
    ? await reportOfRun(har, file, ofRun(options))
    : await reportOfRecording(har, file, options);
  const outputFolder = prepareOutputFolder(options.out);
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

/** What may be said of the archive of a run: it knows its base path. */
function ofRun({ basePath, ...options }: JudgeOptions): JudgeOptions {
  if (basePath === undefined) return options;
  throw new UsageError('The archive of a run keeps the base path of the run.', 'Leave --base-path out.');
}

async function reportOfRun(har: HarLog, file: string, { profile, release, only }: JudgeOptions): Promise<Report> {
  const own = ownEvidence(har, file);
  const catalogue = await loadRules();
  checkSelection(catalogue, only);
  const other = profile === undefined ? undefined : await loadProfile(profile);
  const terms = {
    ...(other === undefined ? {} : { profile: other }),
    ...(release === undefined ? {} : { release: requireRelease(release) }),
  };
  const verdicts = own.judge(catalogue, { only, ...terms });
  const official = own.official(catalogue, terms);
  const target = {
    ...own.record.target,
    ...(other === undefined ? {} : { profile: other.name }),
    ...(release === undefined ? {} : { release }),
  };
  const tool = { name: 'aisp-conformance', version: toolVersion() };
  const hiding = own.evidence === 'masked' ? maskedAlready : undefined;
  const record = {
    ...own.record,
    ...{ tool, target, official },
    ...(other === undefined ? {} : { promiseGroups: promiseGroups(other) }),
  };
  return buildReport(record, verdicts, own.durationMs, hiding);
}

async function reportOfRecording(har: HarLog, file: string, options: JudgeOptions): Promise<Report> {
  const release = requireRelease(options.release);
  const declared = await loadProfile(options.profile ?? 'service');
  const profile = profileIn(release, declared);
  const catalogue = await loadRules();
  checkSelection(catalogue, options.only);
  // A path in front of the standard's own is a part of the base URL, and that is told by the recording itself.
  const { basePath } = interfacePlace('', options.basePath ?? standardPath);
  const recording = foreignArchive(har, file, profile.operations, basePath);
  const { baseUrl, startedAt, exchanges, durationMs, leftOut } = recording;
  const place = { baseUrl, ...(basePath === undefined ? {} : { basePath }) };
  const context = { profile, release, ...place, now: startedAt, claims: claimsOf(catalogue, release) };
  const out = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
  print(
    process.stderr,
    `aisp: A recording from elsewhere: ${exchanges.length} calls to ${baseUrl}, judged by profile ${declared.name}, release ${release}.\n${
      out.length === 0 ? '' : `      Left out: ${out.join(', ')}.\n`
    }`,
  );
  return buildReport(
    {
      tool: { name: 'aisp-conformance', version: toolVersion() },
      target: { ...place, release, profile: declared.name },
      ...{ startedAt, exchanges, requests: exchanges.length, groups },
      promiseGroups: promiseGroups(declared),
    },
    judgeRecording(selectRules(catalogue, options.only), recording, context),
    durationMs,
  );
}

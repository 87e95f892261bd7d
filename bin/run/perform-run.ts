import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brokenInWords } from '../../library/judging/broken-in-words.ts';
import { maskArchive } from '../../library/judging/mask-archive.ts';
import { withUnjudged } from '../../library/judging/with-unjudged.ts';
import type { RunRecord, Verdict } from '../../reports/contract/index.ts';
import { formatNames } from '../../reports/render-format.ts';
import { type Reported, RunReporter } from '../../reports/run-reporter.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { FileJournal, keptIn } from '../../suites/run/file-journal.ts';
import { withConsents } from '../../suites/run/left-behind.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { presentedIn, presentedKey } from '../../suites/run/presented.ts';
import { journalFile, resumeVariable, runFacts, runRecord } from '../../suites/run/run-folder.ts';
import { type RunSuitesOptions, runSuites } from '../../suites/run/run-suites.ts';
import { rulesToJudge } from '../../suites/run/select-rules.ts';
import type { Part } from '../../suites/run/shard.ts';
import type { EngineTask } from './plan-folder.ts';
import { present } from './present.ts';

/**
 * Performs the run of a plan, and reports it or hands it to the tests that present it. Where gathering breaks, what it left behind
 * is judged all the same. Never throws.
 */
export async function performRun(run: EngineTask, stop: AbortSignal): Promise<Reported | undefined> {
  const { plan } = run;
  const { outputFolder, evidence, quiet = false, progress = 'text', presented } = plan;
  const formats = formatNames.filter((name) => plan.formats.includes(name));
  const maskKey = presented === undefined ? (plan.maskKey ?? randomBytes(32).toString('base64')) : presentedKey();
  const reporter = new RunReporter({
    ...{ outputFolder, formats, evidence, quiet, progress, summary: plan.oneOfSeveral !== true, maskKey },
  });
  reporter.begin(runFacts(run), rulesToJudge(await loadRules(), plan.target, { ...plan, shard: partIn(plan) }).length);
  reporter.note('Gather the evidence …');
  const { record, verdicts } = await gatherAndJudge(run, stop, reporter);
  if (presented === undefined) return await reporter.end(record, verdicts);
  try {
    present(presentedIn(presented.folder), record, verdicts);
  } catch (error) {
    // Nothing that was gathered is lost.
    const problems = [...(record.problems ?? []), brokenInWords(error)];
    return await reporter.end({ ...record, problems }, verdicts);
  }
  return presented.reports ? await reporter.end(record, verdicts) : undefined;
}

async function gatherAndJudge(run: EngineTask, stop: AbortSignal, reporter: RunReporter): Promise<Judged> {
  const { plan, left } = run;
  const options: RunSuitesOptions = {
    only: plan.only,
    shard: partIn(plan),
    startedAt: plan.startedAt,
    plannedCalls: plan.plannedCalls,
    stop,
    left,
    onDeleted({ folder, startedAt, consents }) {
      rmSync(folder, { recursive: true, force: true });
      const what = consents.length === 1 ? 'the consent' : `the ${consents.length} consents`;
      reporter.note(`Deleted ${what} that a run of ${startedAt}, which was killed, had left at the bank`);
    },
    onProgress: (progress) => reporter.gathering(progress),
    onGathered: (archive) => reporter.endGathering(archive.ended === undefined),
    mask: (archive, secrets) => maskArchive(archive, reporter.gathered({ exchanges: archive.exchanges, secrets })),
    // The tests tell which of them they present.
    onVerdict: (verdict) => plan.presented === undefined && reporter.judged(verdict),
  };
  const judged = async (how: Pick<RunSuitesOptions, 'kept' | 'journal'>): Promise<Judged> => {
    const judged = await runSuites(plan.target, { ...options, ...how });
    const { verdicts, rules } = judged;
    return {
      record: withUnjudged(runRecord(run, judged), rules - verdicts.length, rules),
      verdicts,
    };
  };
  return await attempt(judged, run).catch((error: unknown) => ({
    record: { ...runFacts(run), exchanges: [], requests: 0, problems: [brokenInWords(error)] },
    verdicts: [],
  }));
}

/** The part that is judged here: whoever presents a part of the rules is given all verdicts, and takes those of that part. */
function partIn({ presented, shard }: RunPlan): Part | undefined {
  return presented === undefined ? shard : undefined;
}

interface Judged {
  readonly record: RunRecord;
  readonly verdicts: readonly Verdict[];
}

/** Takes up what a process before this one left behind; begins anew where there is nothing. */
async function attempt(
  judged: (how: Pick<RunSuitesOptions, 'kept' | 'journal'>) => Promise<Judged>,
  { folder, key }: EngineTask,
): Promise<Judged> {
  const path = journalFile(folder);
  const left = process.env[resumeVariable] === undefined ? undefined : keptIn(path, key);
  if (left !== undefined) return await judged({ kept: left });
  try {
    return await judged({ journal: withConsents(new FileJournal(path, key), folder) });
  } catch (error) {
    const kept = keptIn(path, key);
    if (kept === undefined) throw error;
    const { record, verdicts } = await judged({ kept });
    return { record: { ...record, problems: [...(record.problems ?? []), brokenInWords(error)] }, verdicts };
  }
}

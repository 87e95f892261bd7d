import type { RunRecord, Verdict } from '../../reports/contract/index.ts';
import { formatNames } from '../../reports/render-format.ts';
import { type Reported, RunReporter } from '../../reports/run-reporter.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { FileJournal, keptIn } from '../../suites/run/file-journal.ts';
import { type RunFolder, resumeVariable, runFacts, runRecord } from '../../suites/run/run-folder.ts';
import { type RunSuitesOptions, runSuites } from '../../suites/run/run-suites.ts';
import { rulesToJudge } from '../../suites/run/select-rules.ts';
import { brokenInWords } from './broken-in-words.ts';

/** Performs the run of a plan and reports it. Where gathering breaks, what it left behind is judged all the same. Never throws. */
export async function performRun(run: RunFolder, stop: AbortSignal): Promise<Reported> {
  const { plan, journalFile } = run;
  const { outputFolder, evidence, quiet = false } = plan;
  const formats = formatNames.filter((name) => plan.formats.includes(name));
  const reporter = new RunReporter({ outputFolder, formats, evidence, quiet });
  reporter.begin(runFacts(run), rulesToJudge(await loadRules(), plan).length);
  reporter.note('Gather the evidence …');

  const options: RunSuitesOptions = {
    only: plan.only,
    shard: plan.shard,
    startedAt: plan.startedAt,
    plannedCalls: plan.plannedCalls,
    stop,
    onProgress: (progress) => reporter.gathering(progress),
    onGathered(archive) {
      reporter.endGathering(archive.ended === undefined);
      reporter.gathered(archive);
    },
    onVerdict: (verdict) => reporter.judged(verdict),
  };
  const judged = async (how: Pick<RunSuitesOptions, 'kept' | 'journal'>): Promise<Judged> => {
    const { archive, verdicts, rules, official } = await runSuites(plan.target, { ...options, ...how });
    return { record: withUnjudged(runRecord(run, archive, official), rules - verdicts.length, rules), verdicts };
  };

  const { record, verdicts } = await attempt(judged, journalFile).catch((error: unknown) => ({
    record: { ...runFacts(run), exchanges: [], requests: 0, problems: [brokenInWords(error)] },
    verdicts: [],
  }));
  return await reporter.end(record, verdicts);
}

interface Judged {
  readonly record: RunRecord;
  readonly verdicts: readonly Verdict[];
}

/** Takes up what a process before this one left behind; begins anew where there is nothing. */
async function attempt(
  judged: (how: Pick<RunSuitesOptions, 'kept' | 'journal'>) => Promise<Judged>,
  journalFile: string,
): Promise<Judged> {
  const left = process.env[resumeVariable] === undefined ? undefined : keptIn(journalFile);
  if (left !== undefined) return await judged({ kept: left });
  try {
    return await judged({ journal: new FileJournal(journalFile) });
  } catch (error) {
    const kept = keptIn(journalFile);
    if (kept === undefined) throw error;
    const { record, verdicts } = await judged({ kept });
    return { record: { ...record, problems: [...(record.problems ?? []), brokenInWords(error)] }, verdicts };
  }
}

function withUnjudged(record: RunRecord, left: number, rules: number): RunRecord {
  if (left === 0) return record;
  const problems = ['The run was interrupted.', `${left} of ${rules} rules were not judged.`];
  return { ...record, incomplete: true, problems: [...(record.problems ?? []), ...problems] };
}

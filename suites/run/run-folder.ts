import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OfficialDecision, RunRecord, Verdict } from '../../reports/contract/index.ts';
import { judgingFacts } from '../archive/judging-facts.ts';
import type { Archive } from '../core/evidence.ts';
import { groups } from '../core/rule.ts';
import type { RunPlan } from './plan.ts';

/** Name of the environment variable that holds the path of the plan. */
export const planVariable = 'AISP_PLAN';

/** Name of the environment variable that is set where a runner takes up what one before it left behind. */
export const resumeVariable = 'AISP_RESUME';

/** Files of one run, in the folder of its plan. It is private to the user and removed after the run: nothing in it is redacted. */
export interface RunFolder {
  readonly folder: string;
  readonly plan: RunPlan;
  readonly runFile: string;
  /** A file that comes when the run is to stop. */
  readonly stopFile: string;
  /** What is gathered, while it is. */
  readonly journalFile: string;
}

/** Name of the file, in the folder of the plan, that comes once the evidence is gathered. */
export const runFileName = 'run.json';
/** Name of the file, in the folder of the plan, that tells a run to stop. */
export const stopFileName = 'stop';

/** The folder that the environment names. Throws when there is none: specs run through `aisp run`. */
export function openRunFolder(environment: NodeJS.ProcessEnv = process.env): RunFolder {
  const path = environment[planVariable];
  if (path === undefined) throw new Error(`aisp: ${planVariable} is not set. Start the suites with "aisp run".`);
  const folder = dirname(path);
  return {
    folder,
    plan: JSON.parse(readFileSync(path, 'utf8')) as RunPlan,
    runFile: join(folder, runFileName),
    stopFile: join(folder, stopFileName),
    journalFile: join(folder, 'journal.ndjson'),
  };
}

/** What is known of a run before its first call. */
export function runFacts({ plan }: Pick<RunFolder, 'plan'>): Omit<RunRecord, 'exchanges' | 'requests'> {
  const { target, toolVersion, bundled, faults, variants, seed, startedAt, shard } = plan;
  return {
    tool: { name: 'aisp-conformance', version: toolVersion },
    target: {
      baseUrl: target.baseUrl,
      release: target.release,
      profile: target.profile.name,
      ...(bundled ? { bundled: true, faults } : {}),
      ...(variants.length === 0 ? {} : { variants }),
      ...(seed === undefined ? {} : { seed }),
    },
    startedAt,
    groups,
    ...(shard === undefined ? {} : { shard }),
  };
}

/** What a run hands to the report besides its verdicts; `official` is what the official suite would say. */
export function runRecord(
  run: Pick<RunFolder, 'plan'>,
  archive: Archive,
  official: readonly OfficialDecision[],
): RunRecord {
  const { exchanges, ended } = archive;
  return {
    ...runFacts(run),
    exchanges,
    requests: exchanges.length,
    judging: judgingFacts(run.plan, archive),
    official,
    ...(ended === undefined ? {} : { incomplete: true, problems: [ended.reason] }),
  };
}

/**
 * Writes the evidence for the rules, and the facts of the run for the report. `verdicts` are those of a run that was told to stop
 * and whose rules no longer run as tests. Throws, with the cure, when the disk refuses.
 */
export function writeEvidence(
  run: RunFolder,
  archive: Archive,
  official: readonly OfficialDecision[],
  verdicts?: readonly Verdict[],
): void {
  const record: RunRecord = { ...runRecord(run, archive, official), ...(verdicts === undefined ? {} : { verdicts }) };
  // Only the tests of the rules read it.
  if (verdicts === undefined) write(join(run.folder, 'archive.json'), archive);
  write(run.runFile, record);
}

function write(path: string, content: unknown): void {
  try {
    writeFileSync(path, JSON.stringify(content), { mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const what = code === 'ENOSPC' ? 'the disk is full' : code;
    const cure = 'Make room there, or name another folder for temporary files with TMPDIR.';
    throw new Error(`aisp: Cannot keep the evidence in ${path}: ${what}. ${cure}`);
  }
}

/** Why the rules are not to run, of a run that was judged already; undefined when they are. */
export function readEnd({ runFile }: RunFolder): string | undefined {
  const { verdicts, problems = [] } = JSON.parse(readFileSync(runFile, 'utf8')) as RunRecord;
  return verdicts === undefined ? undefined : problems.join(' ');
}

export function readEvidence({ folder }: RunFolder): Archive {
  const text = readFileSync(join(folder, 'archive.json'), 'utf8');
  // An archive of an earlier version knows nothing of tokens and of how they came.
  const archive = JSON.parse(text) as Omit<Archive, 'tokens' | 'authorisations'> & Partial<Archive>;
  return { ...archive, tokens: archive.tokens ?? [], authorisations: archive.authorisations ?? [] };
}

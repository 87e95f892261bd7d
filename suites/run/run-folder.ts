import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunRecord } from '../../reports/contract/index.ts';
import type { Archive } from '../core/evidence.ts';
import { groups } from '../core/rule.ts';
import type { RunPlan } from './plan.ts';

/** Name of the environment variable that holds the path of the plan. */
export const planVariable = 'AISP_PLAN';

/** Files of one run, in the folder of its plan. It is private to the user and removed after the run: nothing in it is redacted. */
export interface RunFolder {
  readonly folder: string;
  readonly plan: RunPlan;
  readonly runFile: string;
}

/** The folder that the environment names. Throws when there is none: specs run through `aisp run`. */
export function openRunFolder(environment: NodeJS.ProcessEnv = process.env): RunFolder {
  const path = environment[planVariable];
  if (path === undefined) throw new Error(`aisp: ${planVariable} is not set. Start the suites with "aisp run".`);
  const folder = dirname(path);
  return { folder, plan: JSON.parse(readFileSync(path, 'utf8')) as RunPlan, runFile: join(folder, 'run.json') };
}

/** What is known of a run before its first call. */
export function runFacts({ plan }: RunFolder): Omit<RunRecord, 'exchanges' | 'requests'> {
  const { target, toolVersion, bundled, faults, startedAt } = plan;
  return {
    tool: { name: 'aisp-conformance', version: toolVersion },
    target: {
      baseUrl: target.baseUrl,
      release: target.release,
      profile: target.profile.name,
      ...(bundled ? { bundled: true, faults } : {}),
    },
    startedAt,
    groups,
  };
}

/** Writes the evidence for the rules, and the facts of the run for the report. */
export function writeEvidence(run: RunFolder, archive: Archive): void {
  const record: RunRecord = { ...runFacts(run), exchanges: archive.exchanges, requests: archive.exchanges.length };
  writeFileSync(join(run.folder, 'archive.json'), JSON.stringify(archive), { mode: 0o600 });
  writeFileSync(run.runFile, JSON.stringify(record), { mode: 0o600 });
}

export function readEvidence({ folder }: RunFolder): Archive {
  const text = readFileSync(join(folder, 'archive.json'), 'utf8');
  // An archive of an earlier version knows nothing of tokens and of how they came.
  const archive = JSON.parse(text) as Omit<Archive, 'tokens' | 'authorisations'> & Partial<Archive>;
  return { ...archive, tokens: archive.tokens ?? [], authorisations: archive.authorisations ?? [] };
}

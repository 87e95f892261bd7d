import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { writeNew } from '../../files/write-file.ts';
import type { Verdict } from '../../reports/contract/index.ts';
import { newSealingKey, unseal } from '../../reports/contract/sealed.ts';
import { isRelease, latestRelease } from '../../schemas/releases.ts';
import type { Rule } from '../core/rule.ts';
import { rulesFor } from './select-rules.ts';

// A worker of Playwright loads this anew after each failed test: it may not lead to rules, schemas or evidence.

/** Name of the environment variable by which the workers of a runner find what it gathered and judged. */
const variable = 'AISP_PRESENTED';

/** Name of the environment variable by which they know the key to it. */
const keyVariable = 'AISP_PRESENTED_KEY';

/** What was judged before the tests that present it: in a folder of the runner, private to the user, and removed at its end. */
export interface Presented {
  readonly folder: string;
  /** The record of the run, unredacted and sealed, for the reporter; its verdicts are made from masked evidence. */
  readonly recordFile: string;
  /** The verdicts by the ids of their rules, as tests show them, sealed. */
  readonly verdictsFile: string;
  /** The release that was judged, in clear. */
  readonly releaseFile: string;
  /** Why nothing could be gathered; there only when nothing could. */
  readonly refusalFile: string;
}

/** A rule as the build lists it: id and title are the name of its test, and its evidence comes from the scenarios. */
export type ListedRule = Pick<Rule, 'id' | 'title' | 'scenarios' | 'releases' | 'bothVersions'>;

export function presentedIn(folder: string): Presented {
  return {
    folder,
    recordFile: join(folder, 'record'),
    verdictsFile: join(folder, 'verdicts'),
    releaseFile: join(folder, 'release.txt'),
    refusalFile: join(folder, 'refusal.txt'),
  };
}

/** The folder of this runner: made by the runner itself, which removes it when it exits; found by its workers. */
export function ownPresented(environment: NodeJS.ProcessEnv = process.env): Presented {
  const known = environment[variable];
  if (known !== undefined) return presentedIn(known);
  const folder = mkdtempSync(join(tmpdir(), 'aisp-tests-'));
  // For a later run to sweep, should this one be killed: no consent is its own.
  const marker = { pids: [process.pid], startedAt: new Date().toISOString(), owner: { baseUrl: '' }, keep: true };
  writeNew(join(folder, 'run.json'), JSON.stringify(marker), { mode: 'private' });
  environment[variable] = folder;
  environment[keyVariable] = newSealingKey();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return presentedIn(folder);
}

/** The key to what this runner presents. */
export function presentedKey(environment: NodeJS.ProcessEnv = process.env): string {
  const key = environment[keyVariable];
  if (key === undefined) throw new Error(`aisp: ${keyVariable} is not set. Start with "npm run conformance".`);
  return key;
}

/** Throws, with the cure, in a checkout that is not built. */
export function requireBuild(): void {
  if (!existsSync(listFile())) throw new Error('aisp: The bundled bank is not built. Run "npm run build" first.');
}

/** The rules that there are, in the order of the catalogue, as the build lists them: for whoever judges nothing. */
export function listedRules(): readonly ListedRule[] {
  return JSON.parse(readText(listFile(), 'own')) as readonly ListedRule[];
}

function listFile(): string {
  return join(buildFolder(), 'suites', 'specs', 'rules.json');
}

/** Reads verdicts by the ids of their rules, from the file that holds them when the first is asked for. */
export function verdictReader({ verdictsFile }: Pick<Presented, 'verdictsFile'>): (id: string) => Verdict {
  let verdicts: Readonly<Record<string, Verdict>> | undefined;
  return (id) => {
    verdicts ??= JSON.parse(unseal(presentedKey(), readText(verdictsFile, 'own')) ?? '{}') as Readonly<
      Record<string, Verdict>
    >;
    const verdict = verdicts[id];
    if (verdict === undefined)
      throw new Error(`aisp: ${id} was not judged. Run "npm run build": the rules have changed.`);
    return verdict;
  };
}

/**
 * The rules that a runner has tests for: those of the version that was judged or, before anything was, of the one that the environment
 * names.
 */
export function presentedRules(
  { releaseFile }: Pick<Presented, 'releaseFile'>,
  environment: NodeJS.ProcessEnv = process.env,
): readonly ListedRule[] {
  const name = existsSync(releaseFile) ? readText(releaseFile, 'own') : environment.AISP_RELEASE;
  return rulesFor(listedRules(), { release: name !== undefined && isRelease(name) ? name : latestRelease });
}

/** The folder for the report of a run that Playwright's runner presents. */
export function presentedOutput(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.AISP_OUT ?? join(buildFolder(), '..', 'reports', 'out'));
}

/** Where the compiled command line is, seen from the source and from its compiled form. */
export function buildFolder(): string {
  const suites = join(import.meta.dirname, '..');
  return import.meta.filename.endsWith('.ts') ? join(suites, '..', 'dist') : join(suites, '..');
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { tame } from '../../reports/print.ts';
import { UsageError } from '../exit.ts';
import { type ImportedPlan, importPlan, isPlan } from '../fcs-plan/import-plan.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeNewOutput } from '../write-output.ts';
import { readDiscovery, readJson } from './read-discovery.ts';
import { toProfile } from './to-profile.ts';
import { toTarget } from './to-target.ts';
import type { Notes } from './to-tokens.ts';

const names = { target: 'bank.yaml', profile: 'bank-profile.yaml' } as const;

/**
 * Writes a target file and a profile from the files of the official suite, or from a test plan of its successor; returns what to print: where they are, what could
 * not be carried over, what is still to be done. Throws a UsageError for files that are no such files, and where it would
 * overwrite one.
 */
export function importFcs(discoveryPath: string, configPath: string | undefined, out: string): string {
  const lost: string[] = [];
  const toDo: string[] = [];
  const notes: Notes = { lost: (text) => lost.push(text), toDo: (text) => toDo.push(text) };
  const { target, profile } = readFiles(discoveryPath, configPath, notes);

  const folder = prepareOutputFolder(out);
  const files = { target: join(folder, names.target), profile: join(folder, names.profile) };
  const taken = Object.values(files).find((file) => existsSync(file));
  if (taken !== undefined) {
    throw new UsageError(`${taken} is there already.`, 'Remove it, or name another folder with --out.');
  }
  const head = `# Imported from the files of the official suite.\n${toDo.map((text) => `# To do: ${text}\n`).join('')}`;
  writeNewOutput(files.target, head + stringify(target));
  writeNewOutput(files.profile, stringify(profile));
  return [
    `Wrote ${files.target}`,
    `      ${files.profile}, with ${profile.operations.length} operations`,
    ...listOf('Not carried over:', lost),
    ...listOf('Still to be done:', toDo),
    '',
  ].join('\n');
}

function readFiles(path: string, configPath: string | undefined, notes: Notes): ImportedPlan {
  const document = readJson(path);
  if (isPlan(document)) {
    if (configPath === undefined) return importPlan(path, document, names.profile, notes);
    throw new UsageError(`${path} is a test plan, which has no configuration beside it.`, `Leave out ${configPath}.`);
  }
  const discovery = readDiscovery(path, document);
  const config = configPath === undefined ? {} : readJson(configPath);
  const profile = toProfile(discovery, notes.lost, 'a discovery file');
  return { profile, target: toTarget(discovery, config, names.profile, notes) };
}

function listOf(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `- ${tame(entry)}`)];
}

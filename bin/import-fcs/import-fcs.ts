import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { tame } from '../../reports/print.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { readDiscovery, readJson } from './read-discovery.ts';
import { toProfile } from './to-profile.ts';
import { toTarget } from './to-target.ts';

const names = { target: 'bank.yaml', profile: 'bank-profile.yaml' } as const;

/**
 * Writes a target file and a profile from the files of the official suite; returns what to print: where they are, what could
 * not be carried over, what is still to be done. Throws a UsageError for files that are no such files, and where it would
 * overwrite one.
 */
export function importFcs(discoveryPath: string, configPath: string | undefined, out: string): string {
  const discovery = readDiscovery(discoveryPath);
  const config = configPath === undefined ? {} : readJson(configPath);
  const lost: string[] = [];
  const toDo: string[] = [];
  const profile = toProfile(discovery, (text) => lost.push(text));
  const target = toTarget(discovery, config, names.profile, {
    lost: (text) => lost.push(text),
    toDo: (text) => toDo.push(text),
  });

  const folder = prepareOutputFolder(out);
  const files = { target: join(folder, names.target), profile: join(folder, names.profile) };
  const taken = Object.values(files).find((file) => existsSync(file));
  if (taken !== undefined) {
    throw new UsageError(`${taken} is there already.`, 'Remove it, or name another folder with --out.');
  }
  const head = `# Imported from the files of the official suite.\n${toDo.map((text) => `# To do: ${text}\n`).join('')}`;
  writeFileSync(files.target, head + stringify(target));
  writeFileSync(files.profile, stringify(profile));
  return [
    `Wrote ${files.target}`,
    `      ${files.profile}, with ${profile.operations.length} operations`,
    ...listOf('Not carried over:', lost),
    ...listOf('Still to be done:', toDo),
    '',
  ].join('\n');
}

function listOf(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `- ${tame(entry)}`)];
}

import { dirname, resolve } from 'node:path';
import { tame } from '../../reports/print.ts';
import { isObject, textAt } from '../../suites/core/json.ts';
import { checkDocument, compileConfigurationSchema } from '../../suites/target/check-document.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { readSource } from '../../suites/target/read-source.ts';
import { parseSource } from '../../suites/target/source-document.ts';
import { targetSchema } from '../../suites/target/target-schema.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeNewOutput } from '../write-output.ts';
import { exportPlan } from './export-plan.ts';

/**
 * Writes a test plan of the new official suite from a target file; returns what to print: where it is, what it cannot express,
 * what is still to be done. The secrets of the target need not be at hand, and are not read. Throws a UsageError or a
 * ConfigurationError for a file that is no target file, and where it would overwrite one.
 */
export async function exportFcs(targetPath: string, out: string): Promise<string> {
  const document = parseSource(readSource(targetPath), targetPath);
  const problems = checkDocument(document, compileConfigurationSchema(targetSchema));
  if (problems.length > 0) throw new ConfigurationError(problems);
  if (!isObject(document.value)) throw new UsageError(`${targetPath} is no target file.`, 'Give one.');
  const folder = dirname(resolve(targetPath));
  const given = textAt(document.value, 'profile') ?? 'service';
  const isNamed = /^[\w-]+$/.test(given);
  const profile = await loadProfile(isNamed ? given : resolve(folder, given));
  const lost: string[] = [];
  const toDo: string[] = [];
  const notes = { lost: (text: string) => lost.push(text), toDo: (text: string) => toDo.push(text) };
  const plan = exportPlan(document.value, { folder, profile, isNamed }, notes);

  const path = resolve(out);
  prepareOutputFolder(dirname(path));
  writeNewOutput(path, `${JSON.stringify(plan, undefined, 2)}\n`);
  return [
    `Wrote ${path}`,
    ...listOf('A plan cannot express:', lost),
    ...listOf('Still to be done in the plan:', toDo),
    '',
  ].join('\n');
}

function listOf(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `- ${tame(entry)}`)];
}

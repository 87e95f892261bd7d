import { dirname, isAbsolute, join } from 'node:path';
import { listAt, textAt } from '../../suites/core/json.ts';
import { checkDocument, compileConfigurationSchema, dotted } from '../../suites/target/check-document.ts';
import { checkTarget } from '../../suites/target/check-target.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../suites/target/configuration-error.ts';
import { findWaiverProblems } from '../../suites/target/find-waiver-problems.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { type Environment, resolveReferences } from '../../suites/target/references.ts';
import type { ConfigurationDocument } from '../../suites/target/source-document.ts';
import { targetSchema } from '../../suites/target/target-schema.ts';

/** A problem of a target file, and the field that it is about. */
export interface FieldProblem {
  /** The JSON pointer of the value; that of the whole where no field has it. */
  readonly pointer: string;
  readonly text: string;
  /** True where the file may be written all the same: what it refers to is not at hand here, and may be elsewhere. */
  readonly harmless: boolean;
}

const notHere: readonly ConfigurationProblem['code'][] = ['missing-variable', 'unreadable-file'];

/**
 * What is wrong with a target file, in the words of the command line, field by field: the same checks, in the same order. `file` is the
 * path of the file, from whose folder it refers to others; `ruleIds` are the rules that may be waived.
 */
export async function findProblems(
  value: unknown,
  { file, env, ruleIds }: { readonly file: string; readonly env: Environment; readonly ruleIds: readonly string[] },
): Promise<readonly FieldProblem[]> {
  const found: FieldProblem[] = [];
  const document: ConfigurationDocument = {
    value,
    problem(code, { pointer }, message, cure) {
      found.push({ pointer: placeOf(pointer, message), text: `${message} ${cure}`, harmless: notHere.includes(code) });
      return { code, message, cure };
    },
  };
  checkDocument(document, compileConfigurationSchema(targetSchema));
  const { value: resolved } = resolveReferences(document, dirname(file), env);
  checkTarget(document, resolved, { asked: undefined, now: new Date() });
  const profile = textAt(value, 'profile');
  if (profile !== undefined) {
    const isPath = !isAbsolute(profile) && !/^[\w-]+$/.test(profile);
    await loadProfile(isPath ? join(dirname(file), profile) : profile).catch((error: unknown) => {
      if (!(error instanceof ConfigurationError)) throw error;
      const text = error.problems.map(({ message, cure }) => `${message} ${cure}`).join('\n');
      found.push({ pointer: '/profile', text, harmless: false });
    });
  }
  for (const [index, waiver] of (listAt(value, 'waivers') ?? []).entries()) {
    const rule = textAt(waiver, 'rule');
    if (rule === undefined) continue;
    for (const { message, cure } of findWaiverProblems([{ rule }], ruleIds))
      found.push({ pointer: `/waivers/${index}/rule`, text: `${message} ${cure}`, harmless: false });
  }
  return [...new Map(found.map((problem) => [`${problem.pointer} ${problem.text}`, problem])).values()];
}

/** Of a key that is missing only its message names the place. */
function placeOf(pointer: string, message: string): string {
  const [, name] = /^"([\w.[\]-]+)" is missing/.exec(message) ?? [];
  if (name === undefined) return pointer;
  const missing = `/${name.replaceAll(/\.?\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`;
  return dotted(missing) === name ? missing : pointer;
}

import { resolve } from 'node:path';
import type { JsonObject } from '../../suites/core/json.ts';
import type { Notes } from '../import-fcs/to-tokens.ts';
import { isSecretName, variableOf } from './plan-words.ts';
import type { WholeReader } from './read-whole.ts';

interface Place {
  /** Where relative paths of the plan begin. */
  readonly folder: string;
  /** Where a key that stands in the plan itself is to be put. */
  readonly file: string;
  readonly notes: Notes;
}

/**
 * A reference to what a plan has as `…Path` or as `…Pem`: its path, the variable that it names, or the file into which what stands
 * in the plan itself is to be put. Undefined where it has neither.
 */
export function referenceTo(plan: WholeReader, path: readonly string[], place: Place): JsonObject | undefined {
  const [name = '', above] = [path.at(-1), path.slice(0, -1)];
  const [file, inline] = [plan.text(...above, `${name}Path`), plan.value(...above, `${name}Pem`)];
  if (file !== undefined) return { file: resolve(place.folder, file) };
  if (typeof inline !== 'string') return undefined;
  const variable = variableOf(inline);
  if (variable !== undefined) {
    place.notes.toDo(`Set the environment variable ${variable} to the PEM text that it stands for.`);
    return { env: variable };
  }
  place.notes.toDo(
    `Put the PEM text of ${[...above, `${name}Pem`].join('.')} into the file ${place.file} beside bank.yaml.`,
  );
  return { file: place.file };
}

/** Names with texts, those that look secret as references. Values that are no text become one, which is noted. */
export function namedTexts(found: JsonObject, what: string, { lost, toDo }: Notes): JsonObject {
  const entry = ([name, value]: readonly [string, unknown]): readonly (readonly [string, unknown])[] => {
    if (typeof value === 'object' && value !== null) {
      lost(`${what}.${name}: its value is no text.`);
      return [];
    }
    const text = String(value ?? '');
    if (typeof value !== 'string') lost(`That ${what}.${name} is a ${typeof value}: it is sent as the text ${text}.`);
    const variable = variableOf(text) ?? (isSecretName(name) ? variableFor(name) : undefined);
    if (variable === undefined) return [[name, text]];
    toDo(`Set the environment variable ${variable} to the value of ${what}.${name}.`);
    return [[name, { env: variable }]];
  };
  return Object.fromEntries(Object.entries(found).flatMap(entry));
}

function variableFor(name: string): string {
  return `BANK_${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`;
}

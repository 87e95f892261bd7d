import type { Exchange } from '../../reports/contract/index.ts';
import { jsonLines } from '../../reports/formats/html/json-lines.ts';

/** The JSON pointers of the first lines in which two bodies differ, one for each; undefined for equal ones, and for other text. */
export function firstDifference(one: Exchange, other: Exchange): readonly [one: string, other: string] | undefined {
  const [lines, others] = [one, other].map(({ response }) => jsonLines(response?.body ?? '') ?? []);
  if (lines === undefined || others === undefined || lines.length === 0 || others.length === 0) return undefined;
  const at = others.findIndex(({ text }, index) => text !== lines[index]?.text);
  const [line, its] = [lines[at], others[at]];
  return line === undefined || its === undefined ? undefined : [line.pointer, its.pointer];
}

/** True for two exchanges that are the same call, made in two runs. */
export function isSameCall(one: Exchange, other: Exchange): boolean {
  return one.purpose === other.purpose && one.request.url === other.request.url;
}

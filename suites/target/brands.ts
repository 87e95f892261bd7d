import { at, isObject, listAt, textAt } from '../core/json.ts';
import { ConfigurationError, type ConfigurationProblem } from './configuration-error.ts';
import type { ConfigurationDocument } from './source-document.ts';

/** One bank of a group, as a target file of its own would describe it. */
export interface Brand {
  readonly name: string;
  readonly document: ConfigurationDocument;
}

/** What a brand is called: short enough for the head of a column, and a folder bears it. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/;

/**
 * The banks of a target file with `targets`: what stands beside that key is common to all of them, and what one says itself goes
 * before. Keys within keys are joined, lists are not. Undefined for a file of one bank. Throws a ConfigurationError where they cannot be
 * told from one another; whether each is well described is for the reader of a target.
 */
export function brandsOf(document: ConfigurationDocument): readonly Brand[] | undefined {
  if (!isObject(document.value) || !Object.hasOwn(document.value, 'targets')) return undefined;
  const { targets: _, ...common } = document.value;
  const entries = listAt(document.value, 'targets');
  const problems = entries === undefined || entries.length === 0 ? [noList(document)] : nameProblems(document, entries);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return (entries ?? []).map((entry, index) => ({
    name: textAt(entry, 'name') ?? '',
    document: brandDocument(document, common, entry, index),
  }));
}

/** The name of a target as a folder bears it. */
export function folderName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
}

function noList(document: ConfigurationDocument): ConfigurationProblem {
  const cure =
    'List the banks of the group below it, each with its name and what is its own; what is common stands beside it.';
  return document.problem(
    'wrong-value',
    { pointer: '/targets' },
    '"targets" must be a list with at least one bank.',
    cure,
  );
}

function nameProblems(document: ConfigurationDocument, entries: readonly unknown[]): readonly ConfigurationProblem[] {
  const folders = entries.map((entry) => folderName(textAt(entry, 'name') ?? ''));
  return entries.flatMap((entry, index) => {
    const pointer = `/targets/${index}`;
    const name = textAt(entry, 'name');
    const cure = 'Give each bank a short name of its own, of letters, digits, spaces, dots and hyphens.';
    if (name === undefined)
      return [document.problem('missing-key', { pointer }, `"targets[${index}].name" is missing, or no text.`, cure)];
    const at = { pointer: `${pointer}/name` };
    if (!namePattern.test(name))
      return [document.problem('wrong-value', at, `"${name}" cannot be the name of a target.`, cure)];
    const isTwice = folders.indexOf(folderName(name)) !== index;
    return isTwice ? [document.problem('wrong-value', at, `Two targets are called "${name}".`, cure)] : [];
  });
}

function brandDocument(
  document: ConfigurationDocument,
  common: unknown,
  entry: unknown,
  index: number,
): Brand['document'] {
  const { name: _, ...own } = isObject(entry) ? entry : {};
  return {
    value: merged(common, own),
    problem(code, { pointer, key }, message, cure) {
      const isCommon = !leadsTo(own, pointer) && leadsTo(common, pointer);
      const place = isCommon ? pointer : `/targets/${index}${pointer}`;
      return document.problem(code, { pointer: place, ...(key === undefined ? {} : { key }) }, message, cure);
    },
  };
}

/** What is common, and over it what is a bank's own. Tokens of another kind, and references to secrets, stand whole. */
function merged(common: unknown, own: unknown): unknown {
  if (!isObject(common) || !isObject(own) || isReference(own)) return own;
  const [kind, ownKind] = [at(common, 'kind'), at(own, 'kind')];
  if (kind !== undefined && ownKind !== undefined && kind !== ownKind) return own;
  const values = Object.entries(own).map(([key, value]) => [
    key,
    Object.hasOwn(common, key) ? merged(common[key], value) : value,
  ]);
  return { ...common, ...Object.fromEntries(values) };
}

function isReference(value: object): boolean {
  const [key, ...others] = Object.keys(value);
  return others.length === 0 && (key === 'env' || key === 'file');
}

function leadsTo(value: unknown, pointer: string): boolean {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = at(value, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  return found !== undefined;
}

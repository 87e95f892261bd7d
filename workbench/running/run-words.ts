import { releases } from '../../schemas/releases.ts';
import { groups } from '../../schemas/statements/groups.ts';
import { inFolder } from '../files/in-folder.ts';
import { Problem } from '../problem.ts';

/** Profiles that come with the tool. */
export const profiles = ['service', 'full', 'standard'] as const;

/** What a form of a run holds. */
export interface AskedRun {
  /** Path of a target file below the folder; empty for the bundled bank. */
  readonly target: string;
  /** Empty for what the target file says. */
  readonly profile: string;
  readonly release: string;
  /** Codes of groups; none for all. */
  readonly groups: readonly string[];
  readonly thorough: boolean;
  /** PEM file below the folder, or `env:NAME`; empty for a report that is not signed. */
  readonly sign: string;
  /** The report of which only what was left open is judged; empty for all rules. */
  readonly again: string;
}

/** What a form says of a run. */
export function askedRun(form: URLSearchParams): AskedRun {
  const text = (name: string) => form.get(name) ?? '';
  return {
    target: text('target'),
    profile: text('profile'),
    release: text('release'),
    groups: form.getAll('group'),
    thorough: form.has('thorough'),
    sign: text('sign').trim(),
    again: text('again'),
  };
}

/** The words of the command that makes a run, without its output folder. Throws a Problem for what the form does not offer. */
export function runWords(
  { target, profile, release, groups: asked, thorough, sign, again }: AskedRun,
  folder: string,
): readonly string[] {
  if (target !== '') inFolder(folder, target);
  // What begins with a hyphen would be an option.
  if (target.startsWith('-')) throw new Problem('The name of a target file begins with no hyphen.', 'Rename the file.');
  if (again !== '') inFolder(folder, again);
  if (again.startsWith('-')) throw new Problem('The path of a report begins with no hyphen.', 'Rename its folder.');
  if (sign !== '' && !/^env:\w+$/.test(sign)) {
    inFolder(folder, sign);
    if (sign.startsWith('-')) throw new Problem('The name of a key begins with no hyphen.', 'Rename the file.');
  }
  requireOneOf('profile', ['', ...profiles], profile);
  requireOneOf('release', ['', ...releases], release);
  for (const group of asked) requireOneOf('group', Object.keys(groups), group);
  return [
    'run',
    ...(target === '' ? [] : ['--target', target]),
    ...(profile === '' ? [] : ['--profile', profile]),
    ...(release === '' ? [] : ['--release', release]),
    ...asked.flatMap((group) => ['--only', `AISP-${group}-*`]),
    ...(again === '' ? [] : ['--again', again]),
    ...(sign === '' ? [] : ['--sign', sign]),
    ...(thorough ? ['--thorough'] : []),
  ];
}

function requireOneOf(what: string, offered: readonly string[], value: string): void {
  if (offered.includes(value)) return;
  throw new Problem(
    `There is no ${what} "${value}".`,
    `There are ${offered.filter((each) => each !== '').join(', ')}.`,
  );
}

/** A folder of its own for the report of a run that begins now: the history of a bank is made of all of them. */
export function outFolder(now: Date): string {
  return `reports/${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
}

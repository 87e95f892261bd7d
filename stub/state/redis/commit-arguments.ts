import type { Commit } from '../shared/shared-store.ts';

/** Between the names of what a commit touches: none of them has it. */
export const separator = '\x01';

/** A commit as the script that keeps commits has it. Values are made JSON once, for the entries and for the log. */
export function commitArguments({ id, after, reads, touches, clears, changes }: Commit): readonly string[] {
  const verbs: string[] = [];
  const logged: string[] = [];
  for (const { table, key, value, greatest } of changes) {
    const text = value === undefined ? '' : JSON.stringify(value);
    const counts = greatest === true;
    verbs.push(text === '' ? 'delete' : counts ? 'greatest' : 'set', `${table}\0${key}`, text);
    const rest = (text === '' ? '' : `,"value":${text}`) + (counts ? ',"greatest":true' : '');
    logged.push(`{"table":${JSON.stringify(table)},"key":${JSON.stringify(key)}${rest}}`);
  }
  return [
    ...[`${after}`, id, clears ? '1' : '0', touches.join(separator), `[${logged.join(',')}]`],
    ...[`${reads.length}`, `${changes.length}`, ...reads, ...verbs],
  ];
}

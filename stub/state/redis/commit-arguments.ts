import type { Commit } from '../shared/shared-store.ts';

/** By which names commits are kept apart and compared, beside those of what they read and touch. */
export const ownNames = { clears: 'clears', commit: (id: string) => `id ${id}` } as const;

/** What becomes of an entry, as the script tells it. */
export const verbs = { delete: 0, set: 1, greatest: 2 } as const;

/**
 * Commits as the script that keeps them has them: all of them as JSON, then the names that they speak of, each of which is told once and
 * stands for its place from 1 up, then the field of each change in order. Values are made JSON once, for the entries and for the log.
 */
export function commitArguments(
  commits: readonly Commit[],
  seen: readonly (readonly [number, string])[],
): readonly string[] {
  const places = new Map<string, number>([[ownNames.clears, 1]]);
  const placeOf = (name: string): number => {
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, places.size + 1);
    return places.size;
  };
  const fields: string[] = [];
  const told = commits.map(({ id, after, reads, touches, clears, changes }) => [
    ...[after, placeOf(ownNames.commit(id)), clears ? 1 : 0, reads.map(placeOf), touches.map(placeOf)],
    ...changes.map(({ table, key, value, greatest }) => {
      fields.push(`${table}\0${key}`);
      const place = `"table":${JSON.stringify(table)},"key":${JSON.stringify(key)}`;
      if (value === undefined) return [verbs.delete, place];
      return [greatest === true ? verbs.greatest : verbs.set, place, JSON.stringify(value)];
    }),
  ]);
  const all = JSON.stringify({ seen, names: places.size, commits: told });
  return [all, ...places.keys(), ...fields];
}

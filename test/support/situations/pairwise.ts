/** What can vary, and the values that each may take: names in words. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;

/** One value for each dimension. */
export type Row<D extends Dimensions> = { readonly [Name in keyof D]: D[Name][number] };

/** True for two values of two dimensions that can stand together; the same whichever is named first. */
export type Together = (one: readonly [string, string], other: readonly [string, string]) => boolean;

type Place = readonly [name: string, value: string];

const always: Together = () => true;

/**
 * Few rows in which every pair of values that can stand together meets at least once: each row begins with a pair that is still
 * to meet, and takes for each further dimension the value that has most such pairs with what the row has. The same seed gives
 * the same rows.
 */
export function pairwise<D extends Dimensions>(
  dimensions: D,
  { seed = 1, together = always }: { readonly seed?: number; readonly together?: Together } = {},
): readonly Row<D>[] {
  const names = Object.keys(dimensions);
  const random = randomOf(seed);
  const open = new Map<string, readonly [Place, Place]>();
  for (const pair of pairsOf(dimensions, together)) open.set(keyOf(...pair), pair);
  const rows: Row<D>[] = [];
  for (let next = open.values().next(); !next.done; next = open.values().next()) {
    const row = new Map<string, string>(next.value);
    for (const name of names.filter((each) => !row.has(each))) {
      const able = (dimensions[name] ?? []).filter((value) =>
        [...row].every((place) => together(place, [name, value])),
      );
      const gain = (value: string) => [...row].filter((place) => open.has(keyOf(place, [name, value]))).length;
      const best = Math.max(...able.map(gain));
      const [value] = shuffled(able, random).filter((each) => gain(each) === best);
      if (value === undefined) throw new TypeError(`no value of ${name} stands together with ${[...row].join('; ')}`);
      row.set(name, value);
    }
    const places = [...row];
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) open.delete(keyOf(one, other));
    }
    open.delete(keyOf(...next.value));
    rows.push(Object.fromEntries(names.map((name) => [name, row.get(name) ?? ''])) as Row<D>);
  }
  return rows;
}

/** Every row in which all values can stand together, `step` rows apart: all of them with 1. */
export function* everyRow<D extends Dimensions>(
  dimensions: D,
  { step = 1, together = always }: { readonly step?: number; readonly together?: Together } = {},
): Generator<Row<D>> {
  const names = Object.keys(dimensions);
  const total = names.reduce((product, name) => product * (dimensions[name]?.length ?? 0), 1);
  for (let index = 0; index < total; index += step) {
    let rest = index;
    const places = names.map((name): Place => {
      const values = dimensions[name] ?? [];
      const value = values[rest % values.length] ?? '';
      rest = Math.floor(rest / values.length);
      return [name, value];
    });
    const able = places.every((one, at) => places.slice(at + 1).every((other) => together(one, other)));
    if (able) yield Object.fromEntries(places) as Row<D>;
  }
}

/** Every pair of values of two dimensions that can stand together. */
export function* pairsOf(dimensions: Dimensions, together: Together = always): Generator<readonly [Place, Place]> {
  const names = Object.keys(dimensions);
  for (const [index, name] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      for (const value of dimensions[name] ?? []) {
        for (const second of dimensions[other] ?? []) {
          const pair = [[name, value] as const, [other, second] as const] as const;
          if (together(...pair)) yield pair;
        }
      }
    }
  }
}

/** Names a pair the same way whichever of the two comes first. */
function keyOf(one: Place, other: Place): string {
  return JSON.stringify([one, other].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function shuffled<T>(values: readonly T[], random: () => number): readonly T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

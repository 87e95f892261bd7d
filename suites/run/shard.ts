/** One part of a run: `index` is from 1 to `total`. */
export interface Part {
  readonly index: number;
  readonly total: number;
}

/** Reads `2/3`, the second of three parts. */
export function readPart(text: string): Part {
  const [index = 1, total = 1] = text.split('/').map(Number);
  return { index, total };
}

/** One part of a list. All parts together are the list, in its order; they differ in length by one at most. */
export function partOf<T>(items: readonly T[], { index, total }: Part): readonly T[] {
  const at = (part: number) => Math.floor((items.length * part) / total);
  return items.slice(at(index - 1), at(index));
}

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

/**
 * One part of a list. All parts together are the list, in its order; the first of them are longer by one where it does not come
 * out even. Playwright's runner divides its tests in the same way, so that its parts fit ours.
 */
export function partOf<T>(items: readonly T[], { index, total }: Part): readonly T[] {
  const length = Math.floor(items.length / total);
  const longer = items.length % total;
  const at = (part: number) => part * length + Math.min(part, longer);
  return items.slice(at(index - 1), at(index));
}

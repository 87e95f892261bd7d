/** A page of a list: its number from 1, how many there are, and its records as a half-open range. */
export interface Page {
  readonly number: number;
  readonly totalPages: number;
  readonly start: number;
  readonly end: number;
}

/** Cuts a list of `total` records into pages of `size`. An empty list has one, empty page; undefined beyond the last. */
export function pageOf(total: number, size: number, number: number): Page | undefined {
  const totalPages = Math.max(1, Math.ceil(total / size));
  if (number > totalPages) return undefined;
  return { number, totalPages, start: (number - 1) * size, end: Math.min(number * size, total) };
}

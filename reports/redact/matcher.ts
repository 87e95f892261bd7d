/** A place in a text where one of many needles stands. */
export interface Match<T> {
  readonly start: number;
  readonly end: number;
  readonly needle: T;
}

/** Finds many needles in one pass: the first place, and the longest needle there. */
export interface Matcher<T> {
  /** The first match at or behind an offset that `fits`; undefined where there is none. */
  next(text: string, from: number, fits?: (match: Match<T>) => boolean): Match<T> | undefined;
}

const slots = 1 << 14;

/**
 * A matcher of needles, by their text in the letters that are searched. The search skips ahead by blocks of characters, so that it
 * costs a fraction of a step for each character of the text and next to nothing more for each further needle (Wu and Manber, 1994).
 */
export function createMatcher<T>(needles: ReadonlyMap<string, T>): Matcher<T> {
  const texts = [...needles.keys()];
  const window = texts.reduce((least, text) => Math.min(least, text.length), Number.POSITIVE_INFINITY);
  if (texts.length === 0 || window < 2) return { next: () => undefined };
  const block = window >= 6 ? 3 : 2;
  const hash = (text: string, end: number): number => {
    let value = 0;
    for (let index = end - block; index < end; index++) value = (value * 67 + text.charCodeAt(index)) & (slots - 1);
    return value;
  };
  const shifts = new Uint8Array(slots).fill(Math.min(255, window - block + 1));
  const buckets = new Map<number, string[]>();
  for (const text of texts) {
    for (let end = block; end <= window; end++) {
      const slot = hash(text, end);
      shifts[slot] = Math.min(shifts[slot] ?? 0, window - end);
    }
    const slot = hash(text, window);
    const bucket = buckets.get(slot);
    if (bucket === undefined) buckets.set(slot, [text]);
    else bucket.push(text);
  }
  for (const bucket of buckets.values()) bucket.sort((a, b) => b.length - a.length);

  return {
    next(text, from, fits = () => true) {
      for (let end = from + window; end <= text.length; ) {
        const slot = hash(text, end);
        const shift = shifts[slot] ?? 0;
        if (shift > 0) {
          end += shift;
          continue;
        }
        const start = end - window;
        for (const candidate of buckets.get(slot) ?? []) {
          if (!text.startsWith(candidate, start)) continue;
          const match = { start, end: start + candidate.length, needle: needles.get(candidate) as T };
          if (fits(match)) return match;
        }
        end += 1;
      }
      return undefined;
    },
  };
}

/** The candidate that a misspelt word most likely meant; undefined when none is close. Case does not count. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const asked = word.toLowerCase();
  const limit = Math.max(1, Math.floor(asked.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(asked, candidate.toLowerCase()) }))
    .filter(({ distance: found }) => found <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** `Did you mean "x"?`, or the given text when nothing is close. */
export function suggestion(word: string, candidates: readonly string[], otherwise: string): string {
  const found = nearest(word, candidates);
  return found === undefined ? otherwise : `Did you mean "${found}"?`;
}

/** Edits between two words: insertions, deletions, replacements, and swaps of neighbours. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

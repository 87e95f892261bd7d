/** More than these that begin with what was asked for are no help to somebody who mistyped one. */
const most = 3;

/**
 * The names that somebody may have meant by `asked`, the nearest first, at most three; none where none is near. A name that begins with
 * it was cut short and comes before one that is spelled alike; of two as near, the one of the same length, such as 3.1.11 for 3.1.12.
 * Case does not count. `edits` is how many letters may differ.
 */
export function nearNames(asked: string, names: readonly string[], edits = usualEdits(asked)): readonly string[] {
  const word = asked.toLowerCase();
  const begun = word.length < 3 ? [] : names.filter((name) => name.toLowerCase().startsWith(word));
  if (begun.length > 0 && begun.length <= most) return begun.toSorted((a, b) => a.length - b.length);
  const near = names
    .map((name) => ({ name, by: [distance(word, name.toLowerCase()), ...apart(word, name.toLowerCase())] }))
    .filter(({ by: [found = 0] }) => found <= edits)
    .toSorted((a, b) => order(a.by, b.by));
  const best = near[0]?.by[0] ?? 0;
  return near
    .filter(({ by: [found = 0] }) => found <= best + 1)
    .slice(0, most)
    .map(({ name }) => name);
}

function usualEdits(asked: string): number {
  return Math.max(1, Math.floor(asked.length / 3));
}

/** By how much two words of as many edits differ: in length, then, where they are as long, in their letters. */
function apart(a: string, b: string): readonly number[] {
  if (a.length !== b.length) return [Math.abs(a.length - b.length), 0];
  const letters = [...a].map((letter, at) => Math.abs(letter.charCodeAt(0) - (b.charCodeAt(at) || 0)));
  return [0, letters.reduce((sum, each) => sum + each, 0)];
}

function order(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
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

import { nearNames } from '../../schemas/near-names.ts';

/** The candidate that a misspelt word most likely meant; undefined when none is close. Case does not count. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  return nearNames(word, candidates)[0];
}

/** `Did you mean "x"?`, or the given text when nothing is close. */
export function suggestion(word: string, candidates: readonly string[], otherwise: string): string {
  const found = nearest(word, candidates);
  return found === undefined ? otherwise : `Did you mean "${found}"?`;
}

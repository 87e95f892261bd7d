import { unfold } from './folding.ts';
import { keptForms } from './kept.ts';
import type { Masks } from './masks.ts';
import { isOrdinaryWord } from './ordinary.ts';
import type { Piece, Stage } from './pieces.ts';

/** Dates, times, amounts and UUIDs; numbers, in groups or not; and what stands between blanks, brackets and commas. */
const unit = new RegExp(
  String.raw`(?<kept>${keptForms})|(?<number>(?<![\p{L}\p{N}])\d(?:[\s\u00a0./(),_-]{0,2}\d)*(?![\p{L}\p{N}]))|(?<blob>[^\s"'<>(){}[\],;:!?|=&/\\]+)`,
  'giu',
);
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** A number with as many digits tells of somebody; years, statuses and sizes are shorter. */
const tellingDigits = 6;
/** Letters and digits in one run of this length are no words. */
const telling = 16;

/**
 * Masks in what a bank writes freely all that is no ordinary word: what nobody knows the meaning of is withheld. The masks keep
 * lengths and character classes. `isIdentifier` tells what stays.
 */
export function proseStage(masks: Masks, isIdentifier: (value: string) => boolean): Stage {
  const maskBlob = (blob: string): string => {
    if (isIdentifier(blob) || isIdentifier(blob.replace(/\.+$/, '')) || !/\p{L}|\d{6}/u.test(blob)) return blob;
    const found = blob.match(words) ?? [];
    if (found.every(isOrdinaryWord)) return blob;
    if (blob.length >= telling && /\d/.test(blob) && /\p{L}/u.test(blob)) return masks.shape(blob);
    return blob.replace(words, (word) => (isOrdinaryWord(word) ? word : masks.shape(word)));
  };
  const maskUnit = (found: string, groups: Readonly<Record<string, string | undefined>>): string => {
    if (groups.kept !== undefined) return found;
    if (groups.number === undefined) return maskBlob(found);
    const digits = found.replace(/\D/g, '');
    if (digits.length < tellingDigits || isIdentifier(found)) return found;
    return regrouped(masks.shape(digits), found);
  };
  return (text) => {
    const plain = readable(text);
    const pieces: Piece[] = [];
    let done = 0;
    for (const match of plain.matchAll(unit)) {
      const masked = maskUnit(match[0], match.groups ?? {});
      if (masked === match[0]) continue;
      pieces.push(plain.slice(done, match.index), { masked });
      done = match.index + match[0].length;
    }
    return [...pieces, plain.slice(done)];
  };
}

/** Text whose letters and digits are not escaped: nobody can tell what the others say. */
function readable(text: string): string {
  const folded = unfold(text);
  if (folded === undefined) return text;
  const letters = (each: string) => (each.match(/[\p{L}\p{N}]/gu) ?? []).join('');
  const marks = /&(?:amp|lt|gt|quot|apos|nbsp);|\\[bfnrt]/gi;
  return letters(folded.text) === letters(text.replace(marks, '')) ? text : folded.text;
}

/** Digits in the groups of a text. */
function regrouped(digits: string, text: string): string {
  let next = 0;
  return text.replace(/\d/g, () => digits.charAt(next++));
}

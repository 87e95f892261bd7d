import { type Folded, unfold } from './folding.ts';
import type { Match, Matcher } from './matcher.ts';

/** A part of a text: as it came, or masked and not to be looked at again. */
export type Piece = string | { readonly masked: string };

/** Takes what is secret out of a text that no stage before it has masked. */
export type Stage = (text: string) => readonly Piece[];

/** Sends a text through stages: what one has masked the next ones leave alone. */
export function throughStages(text: string, stages: readonly Stage[]): string {
  let pieces: readonly Piece[] = [text];
  for (const stage of stages) {
    pieces = pieces.flatMap((piece) => (typeof piece === 'string' && piece !== '' ? stage(piece) : [piece]));
  }
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.masked)).join('');
}

/** What a matcher finds in a text in small letters, also where it is escaped: with the place in the text as it came. */
export function* matchesIn<T>(
  text: string,
  matcher: Matcher<T>,
  fits?: (match: Match<T>, folded: string) => boolean,
  widen: (match: Match<T>, folded: string) => readonly [start: number, end: number] = ({ start, end }) => [start, end],
): Generator<{ readonly start: number; readonly end: number; readonly match: Match<T> }> {
  const folded = unfold(text);
  const searched = lowered(folded?.text ?? text);
  const at = (offset: number): number => (folded === undefined ? offset : place(folded, offset));
  for (let from = 0; ; ) {
    const match = matcher.next(searched, from, fits === undefined ? undefined : (each) => fits(each, searched));
    if (match === undefined) return;
    const [start, end] = widen(match, searched);
    yield { start: at(Math.max(from, start)), end: at(end), match };
    from = end;
  }
}

/** Small letters, one for one: a letter that has no small one of its length stays. */
export function lowered(text: string): string {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/\p{Lu}/gu, (letter) => oneForOne(letter));
}

function oneForOne(letter: string): string {
  const low = letter.toLowerCase();
  return low.length === letter.length ? low : letter;
}

function place({ at, text }: Folded, offset: number): number {
  return at[Math.min(offset, text.length)] ?? 0;
}

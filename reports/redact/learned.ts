import type { Masks } from './masks.ts';
import { createMatcher } from './matcher.ts';
import { isOrdinary } from './ordinary.ts';
import { lowered, matchesIn, type Piece, type Stage } from './pieces.ts';

/** Shorter values stand in too much that is no secret: they are masked where they were sent, and in members known to be secret. */
const shortest = 8;

/** How much of the beginning or the end of a long secret gives it away. */
const pieceLength = 16;

/** How a needle stands for a secret: whole, encoded in a run of characters, or by its beginning or its end. */
interface Needle {
  readonly secret: string;
  readonly kind: 'whole' | 'run' | 'start' | 'end';
}

/**
 * Masks values that a run learned or was given, wherever they stand: as they are, in capitals or small letters, escaped, in
 * base64 or in hexadecimal, as part of something else, broken off. Words of a language are no secrets here.
 */
export function learnedStage(values: Iterable<string>, masks: Masks): Stage {
  const needles = new Map<string, Needle>();
  const add = (text: string, needle: Needle) => {
    if (text.length >= shortest && !needles.has(text)) needles.set(text, needle);
  };
  const secrets = new Set<string>();
  for (const value of values) {
    // Of a key or a certificate each line is one secret, however the lines are broken.
    const lines = value.includes('-----BEGIN')
      ? value.split(/\s*(?:\r?\n|\\n)\s*/).filter((line) => !/^-----/.test(line))
      : [];
    for (const secret of [value.trim(), ...lines, ...jwtParts(value)]) {
      if (secret.length >= shortest && !isWord(secret)) secrets.add(secret);
    }
  }
  for (const secret of secrets) add(lowered(secret), { secret, kind: 'whole' });
  for (const secret of secrets) {
    for (const run of encodings(secret)) add(lowered(run), { secret, kind: 'run' });
    if (secret.length < 2 * pieceLength) continue;
    const [start, end] = [secret.slice(0, pieceLength), secret.slice(-pieceLength)];
    if (!isOrdinary(start)) add(lowered(start), { secret, kind: 'start' });
    if (!isOrdinary(end)) add(lowered(end), { secret, kind: 'end' });
  }
  const matcher = createMatcher(needles);

  return (text) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const { start, end, match } of matchesIn(text, matcher, undefined, widened)) {
      pieces.push(text.slice(done, start), { masked: masks.credential(match.needle.secret) });
      done = end;
    }
    return done === 0 ? [text] : [...pieces, text.slice(done)];
  };
}

/** True for a code or a word such as `production`: a phrase of more than two is a secret, however plain its words. */
function isWord(secret: string): boolean {
  return !/\d/.test(secret) && (secret.match(/[\p{L}\p{M}]+/gu) ?? []).length <= 2 && isOrdinary(secret);
}

/** What belongs to a match: the whole run of something encoded; of a piece of a secret, as much of the secret as is there. */
function widened(
  { start, end, needle: { secret, kind } }: { readonly start: number; readonly end: number; readonly needle: Needle },
  text: string,
): readonly [start: number, end: number] {
  let [from, to] = [start, end];
  const low = lowered(secret);
  if (kind === 'start') for (let at = pieceLength; at < low.length && text.charAt(to) === low.charAt(at); at++) to += 1;
  if (kind === 'end') {
    for (let at = low.length - pieceLength - 1; at >= 0 && from > 0 && text.charAt(from - 1) === low.charAt(at); at--)
      from -= 1;
  }
  if (kind === 'run') {
    while (from > 0 && /[\w+/=-]/.test(text.charAt(from - 1))) from -= 1;
    while (to < text.length && /[\w+/=-]/.test(text.charAt(to))) to += 1;
  }
  return [from, to];
}

/** The claims and the signature of a token; its header is like many others and tells nothing. */
function jwtParts(value: string): readonly string[] {
  if (!/^eyJ[\w-]+\.[\w-]+\.[\w-]*/.test(value)) return [];
  return value
    .split('.')
    .slice(1)
    .filter((part) => part.length >= pieceLength);
}

/**
 * A secret in base64, without what depends on the text around it, for each of the three places at which it may begin; and in
 * hexadecimal.
 */
function encodings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const core = [Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6)] as const;
    return (['base64', 'base64url'] as const).map((alphabet) => whole.toString(alphabet).slice(...core));
  });
  return [...shifted, bytes.toString('hex')];
}

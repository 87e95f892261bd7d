import type { Exchange, Header } from '../contract/index.ts';
import { rewriteJson } from './json-text.ts';
import type { Masks } from './masks.ts';
import { createMatcher, type Match, type Matcher } from './matcher.ts';
import { isOrdinary } from './ordinary.ts';
import { lowered, matchesIn, type Piece, type Stage } from './pieces.ts';
import { isSecretParameter, isSecretResponseHeader, safeRequestHeaders, sensitivityAt } from './sensitive-names.ts';

/** Values that the exchanges of a run show to be secret, with their masks, and those that they show not to be. */
export interface Secrets {
  readonly maskOf: (value: string) => string | undefined;
  /** Masks the known values that stand as words in a text: in capitals, in small letters and escaped, too. */
  readonly stage: Stage;
  /** The same among words of ours, where a known value of ordinary words alone is as good as certainly not that value. */
  readonly amongOurs: Pick<Secrets, 'maskOf' | 'stage'>;
  /** The mask of a value that a message breaks off. */
  readonly maskOfStart: (start: string) => string | undefined;
  /**
   * Masks the known values of one short word in prose that somebody else wrote. Among words and codes of ours they stay: a
   * customer may well be called Grace, or May.
   */
  readonly inProse: Stage;
  /** True for an identifier of a resource: it may look like an account number and stays. */
  readonly isIdentifier: (value: string) => boolean;
}

const shortest = 4;
const shortestWord = 3;
const oneWord = /^\p{L}+$/u;
const wholeWords = /(?<![\p{L}\p{N}_])\p{L}+(?![\p{L}\p{N}_])/gu;

/** Collects the secrets of a run from the bodies of its exchanges. */
export function collectSecrets(exchanges: readonly Exchange[], masks: Masks): Secrets {
  const found = new Map<string, string>();
  const plain = new Set<string>();
  const identifiers = new Set<string>();

  for (const { request, response } of exchanges) {
    for (const body of [request.body, response?.body]) {
      if (body === undefined || !/^\s*[[{]/.test(body)) continue;
      rewriteJson(body, ({ kind, value, path }) => {
        const sensitivity = kind === 'name' ? 'plain' : sensitivityAt(path);
        if (sensitivity === 'personal') addPersonal(found, value, masks);
        else if (sensitivity === 'credential') found.set(value, masks.credential(value));
        else if (sensitivity === 'identifier') identifiers.add(value);
        else if (value.length < 64) plain.add(value);
        return undefined;
      });
    }
  }

  // A customer may call an account "Savings": a word that also stands where nothing is secret gives nothing away.
  for (const value of found.keys()) {
    if ((value.length < shortest || oneWord.test(value)) && plain.has(value)) found.delete(value);
  }

  const words = new Map(
    [...found].filter(([value]) => oneWord.test(value) && value.length >= shortestWord && !identifiers.has(value)),
  );
  const matcher = knownMatcher(found);

  return {
    maskOf: (value) => found.get(value),
    stage: knownStage(found, masks, matcher, () => true),
    amongOurs: {
      maskOf: (value) => (isOrdinary(value) ? undefined : found.get(value)),
      stage: knownStage(found, masks, matcher, (needle) => !isOrdinary(needle)),
    },
    maskOfStart: (start) => {
      if (start.length < shortest) return undefined;
      for (const [value, mask] of found) if (value.startsWith(start)) return mask.slice(0, start.length);
      return undefined;
    },
    inProse: (text) => {
      const pieces: Piece[] = [];
      let done = 0;
      for (const { 0: word, index } of words.size === 0 ? [] : text.matchAll(wholeWords)) {
        const masked = words.get(word);
        if (masked === undefined) continue;
        pieces.push(text.slice(done, index), { masked });
        done = index + word.length;
      }
      return [...pieces, text.slice(done)];
    },
    isIdentifier: (value) => identifiers.has(value) && !found.has(value),
  };
}

/** Values that are shorter stand in too many words; so do single words, unless they are long and belong to nobody's language. */
function knownMatcher(found: ReadonlyMap<string, string>): Matcher<string> {
  const needles = new Map<string, string>();
  for (const value of found.keys()) {
    const short = value.length < shortest || (oneWord.test(value) && (value.length < 8 || isOrdinary(value)));
    if (!short && !needles.has(lowered(value))) needles.set(lowered(value), value);
  }
  return createMatcher(needles);
}

/** Masks those known values that are `told`, where they stand as words. */
function knownStage(
  found: ReadonlyMap<string, string>,
  masks: Masks,
  matcher: Matcher<string>,
  told: (needle: string) => boolean,
): Stage {
  const fits = ({ start, end, needle }: Match<string>, text: string): boolean =>
    told(needle) &&
    !(isWord(text.charAt(start - 1)) && isWord(text.charAt(start))) &&
    !(isWord(text.charAt(end - 1)) && isWord(text.charAt(end)));
  return (text) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const { start, end, match } of matchesIn(text, matcher, fits)) {
      const came = text.slice(start, end);
      // A name that is made of ordinary words counts as a name only in the very letters in which it was written.
      if (came !== match.needle && !/\d/.test(came) && isOrdinary(match.needle)) continue;
      const masked = found.get(came) ?? found.get(match.needle) ?? masks.shape(came);
      pieces.push(text.slice(done, start), {
        masked: /%[0-9a-f]{2}/i.test(came) ? encodeURIComponent(masked) : masked,
      });
      done = end;
    }
    return done === 0 ? [text] : [...pieces, text.slice(done)];
  };
}

/** Credentials that requests and answers carry in headers, queries and forms, as whoever recorded them shows them. */
export function credentialsIn(exchanges: readonly Exchange[]): readonly string[] {
  const values: string[] = [];
  for (const { request, response } of exchanges) {
    for (const [name, value] of request.headers)
      if (!safeRequestHeaders.has(name.toLowerCase())) values.push(bare(value));
    for (const [name, value] of response?.headers ?? [])
      if (isSecretResponseHeader(name)) values.push(...cookie(name, value));
    const form = /^[\w.-]+=[^\s{]*$/.test(request.body ?? '') ? (request.body ?? '') : '';
    for (const text of [request.url.split(/[?#]/).slice(1).join('&'), form]) {
      for (const [name, value] of new URLSearchParams(text)) if (isSecretParameter(name)) values.push(value);
    }
  }
  // What the recorder writes for a token, or for what it left out, is no secret.
  return values.filter((value) => !/^\{[\w -]*\}$|^\(withheld[^)]*\)$/.test(value));
}

function bare(value: string): string {
  return value.replace(/^(?:Bearer|Basic|DPoP) +/i, '');
}

function cookie(name: Header[0], value: Header[1]): readonly string[] {
  if (!/cookie/i.test(name)) return [bare(value)];
  const [pair = ''] = value.split(';');
  return [pair.slice(pair.indexOf('=') + 1)];
}

/** With a sort code and account number, or an IBAN, goes the account number on its own. */
function addPersonal(found: Map<string, string>, value: string, masks: Masks): void {
  found.set(value, masks.shape(value));
  if (!/^(?:[A-Z]{2}\d{2}[A-Z]{4})?\d{14}$/.test(value)) return;
  for (const length of [8, 14]) found.set(value.slice(-length), masks.shape(value.slice(-length)));
}

export function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}

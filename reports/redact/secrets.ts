import type { Exchange, Header } from '../contract/index.ts';
import { rewriteJson } from './json-text.ts';
import { isDate, isUuid, keptIn } from './kept.ts';
import type { Masks } from './masks.ts';
import { createMatcher, type Match, type Matcher } from './matcher.ts';
import { isOrdinary } from './ordinary.ts';
import { lowered, matchesIn, type Piece, type Stage } from './pieces.ts';
import { isSecretParameter, isSecretResponseHeader, safeRequestHeaders, sensitivityAt } from './sensitive-names.ts';

/** Values that the exchanges of a run show to be secret, with their masks, and those that they show not to be. */
export interface Secrets {
  /** The mask of a text that is a known value from its first character to its last, and tells of somebody wherever it stands. */
  readonly maskOf: (value: string) => string | undefined;
  /** Masks such values where they stand as words in a text: in capitals, in small letters and escaped, too. */
  readonly stage: Stage;
  /** True for an identifier of a resource: it may look like an account number and stays. */
  readonly isIdentifier: (value: string) => boolean;
}

/**
 * How many letters and digits a personal value has that is masked as a part of another text. A shorter one, such as a month, a year, a
 * currency or a first name, also stands by chance in dates, codes and the words of others; what a bank writes freely is masked word by
 * word anyway.
 */
const telling = 8;

/** How many letters a name has that is masked where a whole parameter or member is that name, whatever it is called. */
const tellingName = 3;

/** Collects the secrets of a run from the bodies of its exchanges. */
export function collectSecrets(exchanges: readonly Exchange[], masks: Masks): Secrets {
  const personal = new Set<string>();
  const credentials = new Set<string>();
  const codes = new Set<string>();
  const identifiers = new Set<string>();

  for (const { request, response } of exchanges) {
    for (const body of [request.body, response?.body]) {
      if (body === undefined || !/^\s*[[{]/.test(body)) continue;
      rewriteJson(body, ({ kind, value, path }) => {
        const sensitivity = kind === 'name' ? 'plain' : sensitivityAt(path);
        if (sensitivity === 'personal') addPersonal(personal, value);
        else if (sensitivity === 'credential') credentials.add(value);
        else if (sensitivity === 'identifier') identifiers.add(value);
        else if (value.length < 64) codes.add(value);
        return undefined;
      });
    }
  }

  // A code of the bank that a customer also has for a name is a code: a number of an account is none, wherever it stands.
  const isCode = (value: string) => codes.has(value) && /\p{L}/u.test(value) && !/\s/.test(value);
  const isPlace = placesOf(exchanges);
  const known = new Map<string, string>();
  for (const value of personal) {
    if (lettersOf(value) >= tellingName || lengthOf(value) >= telling) {
      if (isRare(value) && !isCode(value) && !isPlace(value)) known.set(value, masks.shape(value));
    }
  }
  for (const value of credentials) known.set(value, masks.credential(value));
  const needles = new Map<string, string>();
  for (const value of known.keys()) {
    const isLong = credentials.has(value) ? isLongSecret(value) : lengthOf(value) >= telling;
    if (isLong && !needles.has(lowered(value))) needles.set(lowered(value), value);
  }

  return {
    maskOf: (value) => known.get(value),
    stage: knownStage(known, masks, createMatcher(needles)),
    isIdentifier: (value) => identifiers.has(value) && !known.has(value),
  };
}

/** A credential that is shorter, or a word of the language, is masked where a member says that it is one. */
function isLongSecret(value: string): boolean {
  return value.length >= 4 && !(/^\p{L}+$/u.test(value) && (value.length < telling || isOrdinary(value)));
}

function lettersOf(value: string): number {
  return value.match(/\p{L}/gu)?.length ?? 0;
}

function lengthOf(value: string): number {
  return value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** True for what nobody writes who does not mean it: no date, no UUID, no word of the language, no phrase of this business. */
function isRare(value: string): boolean {
  if (isDate(value) || isUuid(value)) return false;
  return !isOrdinary(value) || (/^\p{L}+(?:[\s'-]+\p{L}+)+$/u.test(value) && !ofTheBusiness.test(value));
}

/** By such words a judge tells what a refusal is about. */
const ofTheBusiness =
  /access|account|api|author|balance|bank|benef|bearer|code|consent|credit|current|customer|dat[ae]|debit|deni|error|exce|expect|expir|field|forbid|format|found|grant|header|invalid|message|method|missing|not|offer|order|page|param|part|payment|perm|product|psu|read|request|reso|savings|scope|server|standing|statement|status|support|time|token|tpp|transaction|type|unknown|valid|value|version/i;

/** Knows the names of the hosts that were called, and the path of the interface: they tell of no customer. */
function placesOf(exchanges: readonly Exchange[]): (value: string) => boolean {
  const origins = new Set(exchanges.flatMap(({ request: { url } }) => (URL.canParse(url) ? new URL(url).origin : [])));
  return (value) =>
    /^\/?open-banking(?:\/|$)|^\/?v\d+(?:\.\d+)*(?:\/|$)/.test(value) ||
    [...origins].some((origin) => origin.includes(value));
}

/** Masks known values where they stand as words, and not as a part of a date, a number or a UUID. */
function knownStage(known: ReadonlyMap<string, string>, masks: Masks, matcher: Matcher<string>): Stage {
  const stands = ({ start, end }: Match<string>, text: string): boolean =>
    !(isWord(text.charAt(start - 1)) && isWord(text.charAt(start))) &&
    !(isWord(text.charAt(end - 1)) && isWord(text.charAt(end)));
  return (text) => {
    const pieces: Piece[] = [];
    let kept: readonly (readonly [start: number, end: number])[] | undefined;
    let next = 0;
    let done = 0;
    for (const { start, end, match } of matchesIn(text, matcher, stands)) {
      kept ??= keptIn(text);
      while ((kept[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      if ((kept[next]?.[0] ?? Number.POSITIVE_INFINITY) < end) continue;
      const came = text.slice(start, end);
      const masked = known.get(came) ?? known.get(match.needle) ?? masks.shape(came);
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
function addPersonal(personal: Set<string>, value: string): void {
  personal.add(value);
  if (!/^(?:[A-Z]{2}\d{2}[A-Z]{4})?\d{14}$/.test(value)) return;
  for (const length of [8, 14]) personal.add(value.slice(-length));
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}

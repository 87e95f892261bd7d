import { createHmac } from 'node:crypto';
import { hasLeiForm, isIban, isLei, withCheckDigit, withIbanDigits, withLeiDigits } from './numbers.ts';

/** Two ways to hide a value. Both give the same mask for the same value under the same key, and tell nothing without it. */
export interface Masks {
  /**
   * Keeps length, character classes, punctuation, whether check digits fit, and what is masked already: `GB29 NWBK` becomes
   * `GB48 ZKVW`. Separators within a number make no difference to its mask.
   */
  readonly shape: (value: string) => string;
  /** The shape of a number in JSON notation, which stays a number. */
  readonly number: (value: string) => string;
  /** Keeps nothing but equality: `[masked 3f9a1c]`. */
  readonly credential: (value: string) => string;
}

/** Few letters, no vowels: a masked name is seen to be one. No X: it may stand for what a bank masked itself. */
const few = 'qzkwvjhb';

/** For short values, of which there may be more than those letters have masks for: different values keep different masks. */
const all = 'qzkwvjhbacdefgilmnoprstuy';
const fewAttempts = 16;
const attempts = 256;

/** What a bank masked itself. */
const hidden = /([xX*•#]{4,})/;

/** UTF-8 that was read as Latin-1 and encoded once more: one still sees that this happened, and not which letter it was. */
const misread = /(\u00C3[\u0080-\u009F\u00A8\u00A9\u00AB\u00B1\u00B3\u00B6\u00BC]|\u00C2\u00A3|\u00E2\u0080)/;
const misreadLetter = '\u00C3\u00A9';

/** What programs write where they have no value: it tells of nobody, and a judge must know it again. No mask looks like it. */
function isNothing(value: string): boolean {
  return /^(?:string|null|undefined|0+|0001-01-01(?:T.*)?)$/.test(value);
}

/** What a value is split at: what is masked already, IBANs, LEIs and long numbers, grouped or not. */
const pieces =
  /([xX*•#]{4,}|(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-Z0-9]{18}\d{2}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d(?:[ -]?\d){11,18}(?![\p{L}\p{N}]))/u;

/** Masks under a key that belongs to one run and is kept nowhere. */
export function createMasks(key: Uint8Array): Masks {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const shifted = dateShift(key);

  const maskPart = (part: string): string => {
    const cached = known.get(part);
    if (cached !== undefined) return cached;
    const characters = [...part];
    // What has neither letters nor digits stays: it has no other mask.
    const isMasked = characters.some((character) => /[\p{L}\p{N}]/u.test(character));
    let masked = part;
    for (
      let attempt = 0;
      isMasked && attempt < attempts && (masked === part || taken.has(masked) || isNothing(masked));
      attempt++
    ) {
      const bytes = stream(key, `${attempt} ${part}`, characters.length);
      const alphabet = attempt < fewAttempts ? few : all;
      masked = characters.map((character, index) => maskCharacter(character, bytes[index] ?? 0, alphabet)).join('');
    }
    known.set(part, masked);
    taken.add(masked);
    return masked;
  };

  /**
   * 12 to 19 digits. A sort code and an account number, and the last four digits of a card, are masked on their own, so that
   * relations survive; a card number keeps the two digits that tell its scheme.
   */
  const maskNumber = (digits: string): string => {
    if (digits.length === 14) {
      return withCheckDigit(maskPart(digits.slice(0, 6)) + maskPart(digits.slice(6)), digits, 2);
    }
    const card = digits.slice(0, 2) + maskPart(digits.slice(2, -4)) + maskPart(digits.slice(-4));
    return withCheckDigit(card, digits, 2);
  };

  /** Of an IBAN the country stays; a British one still contains the masked sort code and account number. */
  const maskIban = (iban: string): string => {
    const [, bank = '', rest = ''] = /^....([A-Z]{4})?(.*)$/.exec(iban) ?? [];
    const masked = maskPart(bank) + (/^\d{12,19}$/.test(rest) ? maskNumber(rest) : maskPart(rest));
    return withIbanDigits(iban.slice(0, 2), masked, iban);
  };

  const keepHidden = (piece: string): string =>
    piece
      .split(hidden)
      .map((each, index) => (index % 2 === 1 || each === '' ? each : maskPart(each)))
      .join('');

  const maskWords = (piece: string): string =>
    piece
      .split(misread)
      .map((each, index) => {
        if (index % 2 === 0) return each === '' ? '' : maskPart(each);
        return each.startsWith('\u00C3') ? misreadLetter : each;
      })
      .join('');

  const maskPiece = (piece: string, index: number): string => {
    if (index % 2 === 0) return maskWords(piece);
    if (/[xX]{5,}/.test(piece)) return keepHidden(piece);
    const compact = piece.replace(/[ -]/g, '');
    if (/^\d{12,19}$/.test(compact)) return regroup(maskNumber(compact), piece);
    const isOfIban = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(compact);
    if (isOfIban && (isIban(compact) || !isLei(piece))) return regroup(maskIban(compact), piece);
    return hasLeiForm(piece) ? withLeiDigits(maskPart(piece.slice(0, 18)), piece) : piece;
  };

  return {
    shape: (value) => (isNothing(value) ? value : (shifted(value) ?? value.split(pieces).map(maskPiece).join(''))),
    // An exponent, and a nought in front of the point, are notation.
    number: (value) =>
      value.replace(/^(-?)(0(?![\d])|\d+)(?:\.(\d+))?/, (_, sign: string, whole: string, rest?: string) => {
        const masked = whole === '0' ? whole : maskPart(whole).replace(/^0/, '9');
        return sign + masked + (rest === undefined ? '' : `.${maskPart(rest)}`);
      }),
    credential: (value) => (value === '' ? '' : `[masked ${stream(key, value, 3).toString('hex', 0, 3)}]`),
  };
}

/** Bytes that follow from a key and a value alone. A value is hashed once, however long it is. */
function stream(key: Uint8Array, value: string, length: number): Buffer {
  const seed = createHmac('sha256', key).update(value).digest();
  const blocks = [seed];
  for (let block = 1; block * seed.length < length; block++) {
    blocks.push(createHmac('sha256', seed).update(String(block)).digest());
  }
  return Buffer.concat(blocks);
}

/**
 * Moves a whole value that is a date, a month or a date-time by as many days, or months, as the key says, and leaves its time of day
 * and its notation: a day stays a day, and the order stays. Undefined for any other value.
 */
function dateShift(key: Uint8Array): (value: string) => string | undefined {
  const bytes = stream(key, 'date shift', 4);
  const days = 2_000 + (bytes.readUInt16BE(0) % 6_000);
  const months = 60 + (bytes.readUInt16BE(2) % 240);
  return (value) => {
    const [, year = '', month = '', day, rest = ''] =
      /^([12]\d{3})-(0[1-9]|1[0-2])(?:-(\d\d)((?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?))?$/.exec(value) ?? [];
    if (year === '') return undefined;
    if (day === undefined) {
      const moved = Number(year) * 12 + Number(month) - 1 - months;
      return `${String(Math.floor(moved / 12)).padStart(4, '0')}-${String((moved % 12) + 1).padStart(2, '0')}`;
    }
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
    return new Date(date.getTime() - days * 86_400_000).toISOString().slice(0, 10) + rest;
  };
}

/** Characters in the groups of a text. */
function regroup(characters: string, text: string): string {
  let next = 0;
  return text.replace(/[^ -]/g, () => characters.charAt(next++));
}

function maskCharacter(character: string, byte: number, letters: string): string {
  if (/\d/.test(character)) return String(byte % 10);
  if (/\p{Lu}/u.test(character)) return letters.charAt(byte % letters.length).toUpperCase();
  if (/\p{L}|\p{N}/u.test(character)) return letters.charAt(byte % letters.length);
  return character;
}

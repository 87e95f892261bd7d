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
const letters = 'qzkwvjhb';

/** What a bank masked itself. */
const hidden = /([xX*•#]{4,})/;

/** UTF-8 that was read as Latin-1 and encoded once more: one still sees that this happened, and not which letter it was. */
const misread = /(\u00C3[\u0080-\u009F\u00A8\u00A9\u00AB\u00B1\u00B3\u00B6\u00BC]|\u00C2\u00A3|\u00E2\u0080)/;
const misreadLetter = '\u00C3\u00A9';

/** What a value is split at: what is masked already, IBANs, LEIs and long numbers, grouped or not. */
const pieces =
  /([xX*•#]{4,}|(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-Z0-9]{18}\d{2}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d(?:[ -]?\d){11,18}(?![\p{L}\p{N}]))/u;

/** Masks under a key that belongs to one run and is kept nowhere. */
export function createMasks(key: Uint8Array): Masks {
  const known = new Map<string, string>();

  const stream = (value: string, length: number, attempt: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let block = 0; block * 32 < length; block++) {
      blocks.push(createHmac('sha256', key).update(`${attempt} ${block} ${value}`).digest());
    }
    return Buffer.concat(blocks);
  };

  const maskPart = (part: string): string => {
    const cached = known.get(part);
    if (cached !== undefined) return cached;
    const characters = [...part];
    let masked = part;
    for (let attempt = 0; attempt < 8 && masked === part; attempt++) {
      const bytes = stream(part, characters.length, attempt);
      masked = characters.map((character, index) => maskCharacter(character, bytes[index] ?? 0)).join('');
    }
    known.set(part, masked);
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

  const shape = (value: string): string => value.split(pieces).map(maskPiece).join('');
  return {
    shape,
    number: (value) => shape(value).replace(/^-?0(?=\d)/, (start) => start.replace('0', '9')),
    credential: (value) => (value === '' ? '' : `[masked ${stream(value, 3, 0).toString('hex', 0, 3)}]`),
  };
}

/** Characters in the groups of a text. */
function regroup(characters: string, text: string): string {
  let next = 0;
  return text.replace(/[^ -]/g, () => characters.charAt(next++));
}

function maskCharacter(character: string, byte: number): string {
  if (/\d/.test(character)) return String(byte % 10);
  if (/\p{Lu}/u.test(character)) return letters.charAt(byte % letters.length).toUpperCase();
  if (/\p{L}|\p{N}/u.test(character)) return letters.charAt(byte % letters.length);
  return character;
}

import { createHmac } from 'node:crypto';

/** Two ways to hide a value. Both give the same mask for the same value under the same key, and tell nothing without it. */
export interface Masks {
  /** Keeps length, character classes, punctuation and what is masked already: `GB29 NWBK` becomes `QX48 ZKVW`. */
  readonly shape: (value: string) => string;
  /** Keeps nothing but equality: `[masked 3f9a1c]`. */
  readonly credential: (value: string) => string;
}

/** Few letters, no vowels: a masked name is seen to be one. */
const letters = 'qxzkwvjh';
const alreadyMasked = /([xX*•#]{4,})/;

/**
 * Parts that are masked on their own, so that relations survive: an IBAN still contains the masked sort code and account
 * number, and a card number still ends with its masked last four digits.
 */
const splits = [/^([A-Z]{2}\d{2}[A-Z]{4})(\d{6})(\d{8})$/, /^(\d{6})(\d{8})$/, /^(\d{9,15})(\d{4})$/];

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

  return {
    shape: (value) =>
      value
        .split(alreadyMasked)
        .map((part, index) => (index % 2 === 1 ? part : splitUp(part).map(maskPart).join('')))
        .join(''),
    credential: (value) => (value === '' ? '' : `[masked ${stream(value, 3, 0).toString('hex', 0, 3)}]`),
  };
}

function splitUp(part: string): readonly string[] {
  for (const pattern of splits) {
    const match = pattern.exec(part);
    if (match !== null) return match.slice(1);
  }
  return [part];
}

function maskCharacter(character: string, byte: number): string {
  if (/\d/.test(character)) return String(byte % 10);
  if (/\p{Lu}/u.test(character)) return letters.charAt(byte % letters.length).toUpperCase();
  if (/\p{L}|\p{N}/u.test(character)) return letters.charAt(byte % letters.length);
  return character;
}

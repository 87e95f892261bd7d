/**
 * Numbers with a check digit. A mask is right where the value was and wrong where it was wrong: whoever judges a masked
 * archive must come to the same verdict.
 */

/** True when the last digit is the check digit of those before it. Clause: ISO 7812, Luhn formula. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const fromRight = digits.length - 1 - index;
    const value = Number(digits.charAt(index)) * (fromRight % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A masked number with its digit at `place` changed so that its check digit fits exactly where that of the original does. */
export function withCheckDigit(masked: string, original: string, place: number): string {
  const right = hasCheckDigit(original);
  if (hasCheckDigit(masked) === right) return masked;
  const with_ = (digit: number) => masked.slice(0, place) + digit + masked.slice(place + 1);
  const found = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(with_).find((each) => hasCheckDigit(each) === right);
  return found ?? masked;
}

/** True for an IBAN without blanks whose check digits are right. Clause: ISO 13616. */
export function isIban(text: string): boolean {
  return remainder(text.slice(4) + text.slice(0, 4)) === 1;
}

/** True for an LEI whose check digits are right. Clause: ISO 17442. */
export function isLei(text: string): boolean {
  return hasLeiForm(text) && remainder(text) === 1;
}

/** 18 capitals or digits, and two digits. */
export function hasLeiForm(text: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(text);
}

/** The masked first 18 characters of an LEI with check digits that are right exactly where those of the original are. */
export function withLeiDigits(masked: string, original: string): string {
  return masked + checkDigits(remainder(`${masked}00`), isLei(original));
}

/** A country and a masked rest with check digits between them that are right exactly where those of the original are. */
export function withIbanDigits(country: string, rest: string, original: string): string {
  return country + checkDigits(remainder(`${rest}${country}00`), isIban(original)) + rest;
}

/** Two check digits of mod 97-10; the wrong ones are the right ones plus one and nothing else: never wrong in one digit only. */
function checkDigits(rest: number, isRight: boolean): string {
  const right = 98 - rest;
  return String(isRight ? right : right === 98 ? 2 : right + 1).padStart(2, '0');
}

/** The number that letters and digits stand for, modulo 97. */
function remainder(text: string): number {
  let value = 0;
  for (const character of text) {
    const digit = Number.parseInt(character, 36);
    value = (value * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return value;
}

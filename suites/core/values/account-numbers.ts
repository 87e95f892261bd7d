/** True for an IBAN in its electronic form whose check digits are right. Clause: ISO 13616. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** True when the last digit of a card number is the check digit of those before it. Clause: ISO 7812, Luhn formula. */
export function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

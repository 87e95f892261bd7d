/** True for text of the form of an LEI: 18 capitals or digits, two digits. Clause: ISO 17442. */
export function hasLeiForm(text: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(text);
}

/** True where text of this form leaves 1 when divided by 97, letters counted from 10 up. Clause: ISO 7064, mod 97-10. */
export function hasLeiDigits(text: string): boolean {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

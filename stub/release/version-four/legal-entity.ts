import { stream } from '../../data/random.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters count from 10 up, as in an IBAN. */
const digitsOf = (text: string): string => [...text].map((letter) => letters.indexOf(letter)).join('');

/**
 * The Legal Entity Identifier of a body of this name: four characters of an issuer that is nobody's, two zeros, twelve characters,
 * two check digits. Clause: ISO 17442, with the check of ISO 7064, mod 97-10.
 */
export function legalEntityIdentifier(name: string): string {
  const numbers = stream(0, 'legal-entity', name);
  const own = Array.from({ length: 12 }, () => numbers.pick([...letters])).join('');
  const body = `984500${own}`;
  const check = 98n - (BigInt(`${digitsOf(body)}00`) % 97n);
  return `${body}${String(check).padStart(2, '0')}`;
}

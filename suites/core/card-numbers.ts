import type { Place } from './archive.ts';
import { type Evidence, json } from './evidence.ts';
import { at, textAt, walk } from './json.ts';

/** An `Identification` that holds a PAN, clear or masked. */
export interface CardNumber {
  readonly place: Place;
  readonly value: string;
}

/** Every PAN-valued Identification of every successful answer: of scheme UK.OBIE.PAN, or of a card instrument. */
export function* cardNumbers(evidence: Evidence): Generator<CardNumber> {
  for (const exchange of evidence.successes()) {
    for (const { name, value, pointer } of walk(at(json(exchange), 'Data'), '/Data')) {
      const identification = textAt(value, 'Identification');
      if (identification === undefined) continue;
      if (name !== 'CardInstrument' && !/(^|\.)PAN$/.test(textAt(value, 'SchemeName') ?? '')) continue;
      yield { place: { exchange, pointer: `${pointer}/Identification` }, value: identification };
    }
  }
}

/** True for 12 to 19 digits with nothing hidden, however they are grouped. */
export function isClear(value: string): boolean {
  return /^\d{12,19}$/.test(value.replace(/[\s-]/g, ''));
}

/** True when at most the first six and the last four digits of a masked PAN can be read. */
export function isMaskedEnough(value: string): boolean {
  return /^\d{0,6}\D*\d{0,4}$/.test(value.replace(/[\s-]/g, '')) && !isClear(value);
}

/** Card numbers of the large schemes in a text: the right first digits and length, and a check digit that fits. */
export function cardNumbersIn(text: string): readonly string[] {
  const candidates = text.match(/(?<![\w])(?:\d[ -]?){14,15}\d(?![\w])/g) ?? [];
  return candidates
    .map((each) => each.replace(/\D/g, ''))
    .filter((digits) => /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13})$/.test(digits) && checks(digits));
}

/** The Luhn check of ISO/IEC 7812. */
function checks(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

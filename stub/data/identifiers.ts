import type { Stream } from './random.ts';

/** A bank of this world. Sort codes begin with 00, which no bank has; the BICs are nobody's. */
export interface BankIdentity {
  readonly name: string;
  readonly bic: string;
  /** First four characters of the BIC, as an IBAN carries them. */
  readonly code: string;
  /** First four digits of the sort codes. */
  readonly prefix: string;
}

export const ownBank: BankIdentity = { name: 'Stub Bank', bic: 'XSTBGB2L', code: 'XSTB', prefix: '0010' };

export const otherBanks: readonly BankIdentity[] = [
  { name: 'Aldgate Savings Bank', bic: 'XALDGB2LXXX', code: 'XALD', prefix: '0021' },
  { name: 'Northmoor Bank', bic: 'XNMRGB2M', code: 'XNMR', prefix: '0034' },
  { name: 'Severn and Wye Building Society', bic: 'XSWYGB22', code: 'XSWY', prefix: '0047' },
];

const digits = (stream: Stream, count: number): string => {
  let text = '';
  for (let i = 0; i < count; i += 1) text += String(stream.int(0, 9));
  return text;
};

/** Six digits of sort code and eight of account number. */
export function sortCodeAccountNumber(bank: BankIdentity, stream: Stream): string {
  return `${bank.prefix}${digits(stream, 2)}${String(stream.int(1, 9))}${digits(stream, 7)}`;
}

/** ISO 7064 remainder of an IBAN's rearranged digits. */
function mod97(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** GB, check digits, bank code, sort code, account number (ISO 13616). */
export function iban(bank: BankIdentity, sortCodeAccountNumber: string): string {
  const check = 98 - mod97(`${bank.code}${sortCodeAccountNumber}GB00`);
  return `GB${String(check).padStart(2, '0')}${bank.code}${sortCodeAccountNumber}`;
}

/** Sixteen digits that pass the Luhn check, in the ranges that the card schemes publish for tests. */
export function pan(scheme: 'VISA' | 'MasterCard', stream: Stream): string {
  const body = `${scheme === 'VISA' ? '400000' : '555555'}${digits(stream, 9)}`;
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) {
    const doubled = Number(body.charAt(i)) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${body}${String((10 - (sum % 10)) % 10)}`;
}

/** GB and nine digits with a right check; first digits 95 to 96 are not issued under this check. */
export function vatNumber(stream: Stream): string {
  const body = `${String(stream.int(95, 96))}${digits(stream, 5)}`;
  let check = 0;
  for (let i = 0; i < body.length; i += 1) check += Number(body.charAt(i)) * (8 - i);
  return `GB${body}${String(97 - (check % 97)).padStart(2, '0')}`;
}

/** Eight digits far above the numbers that the registry has reached. */
export function companyNumber(stream: Stream): string {
  return `9${digits(stream, 7)}`;
}

/** A number of the ranges that the regulator keeps free for drama. */
export function phone(kind: 'mobile' | 'landline', stream: Stream): string {
  return `+44-${kind === 'mobile' ? '7700900' : stream.pick(['2079460', '1134960', '1614960'])}${digits(stream, 3)}`;
}

/** A postcode in an area that does not exist: none begins with Q or X. */
export function postcode(stream: Stream): string {
  const letter = () => stream.pick(['A', 'B', 'D', 'E', 'F', 'H', 'J', 'L', 'N', 'R']);
  return `${stream.pick(['QB', 'QL', 'QT', 'XE', 'XN'])}${stream.int(1, 28)} ${stream.int(1, 9)}${letter()}${letter()}`;
}

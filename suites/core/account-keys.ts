import { type JsonObject, textAt } from './json.ts';

/**
 * Names an account the same way however it is identified: a sort code and account number, and a UK IBAN or BBAN that contains
 * them, have one key. Undefined for a value that identifies no account.
 */
export function accountKey(account: JsonObject | undefined): string | undefined {
  const identification = textAt(account, 'Identification')?.replace(/[\s-]/g, '').toUpperCase();
  if (identification === undefined || identification === '') return undefined;
  const british = /^(?:GB\d{2})?[A-Z]{4}(\d{14})$/.exec(identification);
  return british?.[1] ?? identification;
}

/** True where part of an identification is blotted out, as that of a card is: it may be any of those that end alike. */
export function isMasked(account: JsonObject | undefined): boolean {
  return /[*•#]|x{2}/i.test(textAt(account, 'Identification') ?? '');
}

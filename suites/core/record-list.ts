import type { RecordedExchange } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { json } from './evidence.ts';
import { at, isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';

/** The records of the one list in `Data`, whatever its name; undefined when `Data` holds no list of records. */
export function recordList(exchange: RecordedExchange): readonly JsonObject[] | undefined {
  const data = objectAt(json(exchange), 'Data');
  if (data === undefined || textAt(data, 'ConsentId') !== undefined) return undefined;
  const name = Object.keys(data).find((member) => Array.isArray(data[member]));
  return name === undefined ? undefined : listAt(data, name)?.filter(isObject);
}

/** A member of `Links`, when it is text. */
export function linkOf(exchange: RecordedExchange, name: 'Self' | 'First' | 'Prev' | 'Next' | 'Last') {
  return textAt(json(exchange), 'Links', name);
}

/** True for an answer that shows all there is: it links to no next page, and does not say that there are several. */
export function isWhole(exchange: RecordedExchange): boolean {
  const body = json(exchange);
  const pages = at(body, 'Meta', 'TotalPages');
  return textAt(body, 'Links', 'Next') === undefined && !(typeof pages === 'number' && pages > 1);
}

/**
 * What tells one transaction from another: the id of a booked one, or when it was and how much. The id of one that is
 * not booked yet may change.
 */
export function transactionKey(value: JsonObject): string {
  const id = entryStatus(value) === 'Booked' ? textAt(value, 'TransactionId') : undefined;
  return id ?? transactionFacts(value);
}

/** When a transaction was and how much: what tells it from another that has no id either. */
export function transactionFacts(value: JsonObject): string {
  const amount = [textAt(value, 'Amount', 'Amount'), textAt(value, 'Amount', 'Currency')];
  return JSON.stringify([textAt(value, 'BookingDateTime'), textAt(value, 'CreditDebitIndicator'), ...amount]);
}

/** The transactions of an answer by their keys. */
export function keysOf(exchange: RecordedExchange): readonly string[] {
  return (recordList(exchange) ?? []).map(transactionKey);
}

/** The booked transactions of an answer by their keys. */
export function bookedKeysOf(exchange: RecordedExchange): readonly string[] {
  const booked = (recordList(exchange) ?? []).filter((value) => entryStatus(value) === 'Booked');
  return booked.map(transactionKey);
}

/** True when two lists of keys name the same transactions, in whatever order. */
export function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  const wanted = new Set(one);
  const found = new Set(other);
  return wanted.size === found.size && [...wanted].every((key) => found.has(key));
}

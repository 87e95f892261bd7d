import { isObject } from './json.ts';

/** A JSON value with the elements of every array in one order, for comparisons in which the order does not matter. */
export function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(inOneOrder).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOneOrder(member)]));
}

function sortKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

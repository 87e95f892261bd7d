import { isObject, sameJson } from './json.ts';

/** Deep equality of JSON values in which neither the order of members nor that of elements matters. */
export function sameInAnyOrder(one: unknown, other: unknown): boolean {
  return sameJson(one, other) || sameJson(inOneOrder(one), inOneOrder(other));
}

/** Names of the members in which two records differ, those that one of them lacks among them. */
export function differingMembers(one: Readonly<Record<string, unknown>>, other: typeof one): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !sameInAnyOrder(one[name], other[name]));
}

/** A JSON value with the elements of every array, and the members of every object, in one order. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  if (!isObject(value)) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOneOrder(member)]));
}

function sortKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

import type { Owner, TableShape } from '../table.ts';

// By what commits are compared: whoever touches what another rests on names it in the same way.

export const names = {
  entry: (table: string, key: string) => `entry\0${table}\0${key}`,
  /** Which entries a group has. */
  group: (table: string, group: string) => `group\0${table}\0${group}`,
  client: (table: string, clientId: string) => `client\0${table}\0${clientId}`,
  customer: (table: string, customerKey: string) => `customer\0${table}\0${customerKey}`,
  /** Which entries there are. */
  table: (table: string) => `table\0${table}`,
} as const;

/** What a value has a part in, besides being an entry of its table. */
export function partsOf<V>(table: string, { groupOf, ownerOf }: TableShape<V>, value: V): readonly string[] {
  const group = groupOf?.(value);
  const { clientId, customerKey }: Owner = ownerOf?.(value) ?? {};
  return [
    ...(group === undefined ? [] : [names.group(table, group)]),
    ...(clientId === undefined ? [] : [names.client(table, clientId)]),
    ...(customerKey === undefined ? [] : [names.customer(table, customerKey)]),
  ];
}

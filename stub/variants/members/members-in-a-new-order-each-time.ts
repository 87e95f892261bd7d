import { isObject } from '../../faults/edit.ts';
import type { Json } from '../../faults/fault.ts';
import { variant } from '../variant.ts';

function turned(value: Json, by: number): Json {
  if (Array.isArray(value)) return value.map((entry, index) => turned(entry, by + index));
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  const first = members.length === 0 ? 0 : by % members.length;
  const order = [...members.slice(first), ...members.slice(0, first)];
  return Object.fromEntries(order.map(([name, member]) => [name, turned(member, by)]));
}

export default variant({
  id: 'members-in-a-new-order-each-time',
  title: 'Writes the members of objects in another order in each answer',
  clause: 'RFC 8259, section 1: an object is an unordered collection',
  response: (draft, { sequence }) => {
    const other = draft.body === undefined ? undefined : turned(draft.body, sequence);
    if (isObject(other)) draft.body = other;
  },
});

import { isObject } from '../../faults/edit.ts';
import type { Json } from '../../faults/fault.ts';
import { variant } from '../variant.ts';

/** The same value with the members of every object the other way round. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversed(member)]));
}

export default variant({
  id: 'members-in-another-order',
  title: 'Writes the members of every object in another order',
  clause: 'RFC 8259, section 1: an object is an unordered collection',
  resembles: ['AISP-ENV-017'],
  response: (draft) => {
    const turned = draft.body === undefined ? undefined : reversed(draft.body);
    if (isObject(turned)) draft.body = turned;
  },
});

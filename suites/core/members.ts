import type { RecordedExchange } from './archive.ts';
import { json } from './evidence.ts';
import { type Visit, walk } from './json.ts';
import { placeholdersIn } from './placeholders.ts';

const known = new WeakMap<object, ReadonlyMap<string, readonly Visit[]>>();

/**
 * The members of an answer's body with one of these names, at any depth; elements of an array go by the array's name.
 * What stands inside `SupplementaryData` is the bank's own and left aside, and so is what stands for no value.
 */
export function* membersNamed(exchange: RecordedExchange, names: readonly string[]): Generator<Visit> {
  const body = json(exchange);
  if (typeof body !== 'object' || body === null) return;
  const members = known.get(body) ?? byName(body, placeholdersIn(exchange));
  known.set(body, members);
  for (const name of names) yield* members.get(name) ?? [];
}

function byName(body: object, nothing: ReadonlySet<string>): ReadonlyMap<string, readonly Visit[]> {
  const found = new Map<string, Visit[]>();
  for (const visit of walk(body)) {
    if (visit.pointer.includes('/SupplementaryData/') || nothing.has(visit.pointer)) continue;
    const others = found.get(visit.name);
    if (others === undefined) found.set(visit.name, [visit]);
    else others.push(visit);
  }
  return found;
}

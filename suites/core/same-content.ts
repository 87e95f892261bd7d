import type { OperationId } from '../../schemas/operations.ts';
import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { type JsonObject, pick, sameJson } from './json.ts';
import { type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';

interface Compared {
  readonly operations: readonly OperationId[];
  readonly record: RecordName;
  /** What tells one record from another; undefined for one that nothing tells from others. */
  readonly key: (value: JsonObject) => string | undefined;
  /** Members that time may add or change between two calls, and never takes away. */
  readonly moving?: readonly string[];
}

/** Looks at every record that two consents show in answers of one operation on one account: they show the same of it. */
export function* lookAtSameContent(evidence: Evidence, compared: Compared): Generator<Look> {
  const { record, key, moving = [] } = compared;
  for (const operation of compared.operations) {
    const answers = evidence.successes({ operation, probe: 'happy' });
    for (const [index, later] of answers.entries()) {
      const earlier = answers
        .slice(0, index)
        .find(({ about }) => about.consent !== later.about.consent && about.accountId === later.about.accountId);
      if (earlier === undefined) continue;
      const known = new Map<string | undefined, Found>(
        [...recordsOf(earlier, record)].map((each) => [key(each.value), each]),
      );
      const pairs = [...recordsOf(later, record)].flatMap((found) => {
        const name = key(found.value);
        const before = name === undefined ? undefined : known.get(name);
        return before === undefined ? [] : [[before, found] as const];
      });
      const nameless = (exchange: RecordedExchange) =>
        [...recordsOf(exchange, record)].filter(({ value }) => key(value) === undefined);
      for (const [before, found] of [...pairs, ...matched(nameless(earlier), nameless(later), moving)]) {
        const differing = differences(before.value, found.value, moving);
        yield look(
          found,
          differing.length === 0,
          'Expected the same content under either consent',
          pick(found.value, differing),
        );
      }
    }
  }
}

/**
 * Records that nothing names, paired where there are as many of them in both answers: each with one that says the same, and what is
 * left in its order.
 */
function matched(before: readonly Found[], after: readonly Found[], moving: readonly string[]) {
  if (before.length !== after.length) return [];
  const open = new Set(before);
  const pairs: (readonly [Found, Found])[] = [];
  const left: Found[] = [];
  for (const found of after) {
    const same = [...open].find(({ value }) => differences(value, found.value, moving).length === 0);
    if (same === undefined) left.push(found);
    else {
      open.delete(same);
      pairs.push([same, found]);
    }
  }
  const rest = [...open];
  return [
    ...pairs,
    ...left.flatMap((found, index) => (rest[index] === undefined ? [] : [[rest[index], found] as const])),
  ];
}

function differences(before: JsonObject, after: JsonObject, moving: readonly string[]): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) =>
    moving.includes(name)
      ? Object.hasOwn(before, name) && !Object.hasOwn(after, name)
      : !sameJson(before[name], after[name]),
  );
}

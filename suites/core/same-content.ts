import type { OperationId } from '../../schemas/operations.ts';
import type { Found } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { type JsonObject, pick, sameJson } from './json.ts';
import { type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';

interface Compared {
  readonly operations: readonly OperationId[];
  readonly record: RecordName;
  /** What tells one record from another; undefined leaves the record aside. */
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
      for (const found of recordsOf(later, record)) {
        const name = key(found.value);
        const before = name === undefined ? undefined : known.get(name);
        if (before === undefined) continue;
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

function differences(before: JsonObject, after: JsonObject, moving: readonly string[]): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) =>
    moving.includes(name)
      ? Object.hasOwn(before, name) && !Object.hasOwn(after, name)
      : !sameJson(before[name], after[name]),
  );
}

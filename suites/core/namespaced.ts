import type { Place } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { membersNamed } from './members.ts';
import { type NamespacedMember, namespacedMemberNames } from './values/namespaced-values.ts';

/** A value of a namespaced enumeration in an answer. */
export interface NamespacedValue extends Place {
  readonly text: string;
  /** Absent for frequencies of direct debits and for the types, rates and frequencies inside a statement. */
  readonly member?: NamespacedMember;
}

const others =
  /^\/Data\/(?:DirectDebit\/\d+\/Frequency|Statement\/\d+\/Statement\w+\/\d+\/(?:Type|RateType|Frequency))$/;

/** Every namespaced value in every successful answer but `SwitchStatus`, whose namespace is not the standard's own. */
export function* namespacedIn(evidence: Evidence): Generator<NamespacedValue> {
  for (const exchange of evidence.successes()) {
    for (const member of namespacedMemberNames) {
      for (const { value, pointer } of membersNamed(exchange, [member])) {
        if (typeof value === 'string') yield { exchange, pointer, member, text: value };
      }
    }
    for (const { value, pointer } of membersNamed(exchange, ['Frequency', 'RateType', 'Type'])) {
      if (typeof value === 'string' && others.test(pointer)) yield { exchange, pointer, text: value };
    }
  }
}

import type { Found } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isObject } from './json.ts';
import { membersNamed } from './members.ts';
import { isNothing } from './placeholders.ts';

/** Members that identify an account, and those that identify an institution, by SchemeName and Identification. */
const members = {
  account: ['Account', 'CreditorAccount', 'DebtorAccount'],
  agent: ['Servicer', 'CreditorAgent', 'DebtorAgent'],
} as const;

/** An account or an institution that an answer identifies by a scheme. */
export interface Identified extends Found {
  readonly scheme: string;
  /** Absent where the answer leaves it out, writes it not as text, or writes what stands for none. */
  readonly identification?: string;
}

/** Every account, or every institution, that a successful answer identifies by a scheme. */
export function* identifiedIn(evidence: Evidence, kind: keyof typeof members): Generator<Identified> {
  for (const exchange of evidence.successes()) {
    for (const { value, pointer } of membersNamed(exchange, members[kind])) {
      if (!isObject(value) || typeof value.SchemeName !== 'string') continue;
      const { SchemeName: scheme, Identification: identification } = value;
      const told = typeof identification === 'string' && !isNothing({ exchange, pointer: `${pointer}/Identification` });
      yield { exchange, pointer, value, scheme, ...(told ? { identification } : {}) };
    }
  }
}

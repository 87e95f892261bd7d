import { type OperationId, operation } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { RecordedExchange } from './archive.ts';
import { Evidence } from './evidence.ts';
import { neededFor } from './opened-by.ts';
import { isSuccess, statusOf } from './status.ts';

/** What rules see of a bank that is judged as it is found: the operations that it has, and no call to the others. */
export interface Found {
  readonly profile: BankProfile;
  readonly evidence: Evidence;
}

const known = new WeakMap<Evidence, Map<BankProfile, Found>>();

/**
 * The profile without the operations that the bank does not have, and the evidence without the calls to them. Of these, the 404
 * to a call with every right to succeed stays, as a call to what is not offered. Where the profile declares its operations,
 * both are as they were.
 */
export function asFound(profile: BankProfile, evidence: Evidence): Found {
  if (profile.operationsAsFound !== true) return { profile, evidence };
  const cached = known.get(evidence) ?? new Map<BankProfile, Found>();
  known.set(evidence, cached);
  const found = cached.get(profile) ?? withoutAbsent(profile, evidence);
  cached.set(profile, found);
  return found;
}

function withoutAbsent(profile: BankProfile, evidence: Evidence): Found {
  const absent = absentOperations(profile, evidence);
  if (absent.size === 0) return { profile, evidence };
  const exchanges = evidence.archive.exchanges.flatMap((exchange): RecordedExchange | readonly [] => {
    const { about } = exchange;
    if (about.probe === 'not-offered' && statusOf(exchange) !== 404) return [];
    if (about.operation === undefined || !absent.has(about.operation)) return exchange;
    if (about.probe === 'not-offered') return exchange;
    return about.probe === 'happy' && statusOf(exchange) === 404
      ? { ...exchange, about: { ...about, probe: 'not-offered' } }
      : [];
  });
  return {
    profile: { ...profile, operations: profile.operations.filter((id) => !absent.has(id)) },
    evidence: new Evidence({ ...evidence.archive, exchanges: [...exchanges, ...evidence.otherFace] }),
  };
}

/**
 * The operations that answered 404 to every call with every right to succeed; those that are reached through them alone, as a
 * statement is through the list of statements; and those of a group for which the bank makes no consent. A mandatory operation
 * is never among them.
 */
function absentOperations({ operations }: BankProfile, evidence: Evidence): ReadonlySet<OperationId> {
  const optional = operations.filter((id) => operation(id).implementation !== 'mandatory');
  const answered404 = optional.filter((id) => {
    const calls = evidence.select({ operation: id, probe: 'happy' });
    return calls.length > 0 && calls.every((exchange) => statusOf(exchange) === 404);
  });
  const refused = new Set<string>(
    evidence.select({ probe: 'happy' }).flatMap((exchange) => {
      const asked = /^offered:(.+)$/.exec(exchange.about.variant ?? '')?.[1];
      return asked === undefined || isSuccess(exchange) ? [] : asked;
    }),
  );
  const paths = answered404.map((id) => `${operation(id).path}/`);
  const untried = (id: OperationId): boolean => evidence.select({ operation: id, probe: 'happy' }).length === 0;
  const behind = optional.filter((id) => untried(id) && paths.some((path) => operation(id).path.startsWith(path)));
  return new Set([
    ...answered404,
    ...behind,
    ...optional.filter((id) => neededFor(id).some((set) => set.every((code) => refused.has(code)))),
  ]);
}

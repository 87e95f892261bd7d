import type { OperationId } from '../../../schemas/operations.ts';
import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import type { RecordedExchange } from '../archive.ts';
import { accountsAgain } from '../changed-ids.ts';
import { type Evidence, recordsOf } from '../evidence.ts';
import type { RecordName } from '../operation-records.ts';
import { isSuccess, statusOf } from '../status.ts';
import { lookAtIds } from '../steady-ids.ts';
import { viewResources } from '../view-pairs.ts';
import { idNames } from './pairs.ts';

// What version 3.1 does wrong by itself shows in version 4 as well. A rule of 3.1 tells it, and those on both versions wait.

/** True where 3.1 gives the same record now one id and now another. */
export function idsMove(evidence: Evidence, name: RecordName): boolean {
  if (name === 'Account') {
    return [...accountsAgain(evidence)].some(({ before, after }) => before.value.AccountId !== after.value.AccountId);
  }
  const id = idNames[name];
  return id !== undefined && [...lookAtIds(evidence, name, id)].some(({ problem }) => problem !== undefined);
}

/** The rules of 3.1 about ids that move, by the records that have them. */
const tellers: Readonly<Partial<Record<RecordName, RuleId>>> = {
  Account: 'AISP-FMT-020',
  Beneficiary: 'AISP-BEN-012',
  DirectDebit: 'AISP-DIR-008',
  ScheduledPayment: 'AISP-SCP-009',
  Transaction: 'AISP-TRA-006',
};

/** The rule of 3.1 that tells of ids that move, for the first of some kinds of record with such ids. */
export function tellerOfIds(evidence: Evidence, names: readonly RecordName[]): RuleId | undefined {
  const moving = names.find((name) => tellers[name] !== undefined && idsMove(evidence, name));
  return moving === undefined ? undefined : tellers[moving];
}

/** True where 3.1 answers plain calls of an operation, too, with this refusal. */
export function refusesAsWell(evidence: Evidence, operation: OperationId, status: number): boolean {
  const plain = evidence.select({ operation, probe: 'happy', consent: 'detail' });
  return plain.some((each) => each.about.variant === undefined && !isSuccess(each) && statusOf(each) === status);
}

/** True where 3.1 answers a call of this operation under a consent that was deleted there. */
export function outlivesDeletion(evidence: Evidence, operation: OperationId): boolean {
  return evidence.select({ operation, probe: 'after-deletion' }).some(isSuccess);
}

/** True for an answer under a Basic consent that shows what only the Detail view of 3.1 has. */
export function showsDetail(exchange: RecordedExchange): boolean {
  return viewResources.some(({ record, elements }) =>
    recordsOf(exchange, record).some(({ value }) => elements.some((name) => Object.hasOwn(value, name))),
  );
}

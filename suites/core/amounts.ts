import type { Place } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isObject, type JsonObject } from './json.ts';
import { membersNamed } from './members.ts';

/** Members whose value is an object of `Amount` and `Currency`. */
export const amountMembers = [
  'Amount',
  'ChargeAmount',
  'Fee',
  'FinalPaymentAmount',
  'FirstPaymentAmount',
  'InstructedAmount',
  'LastPaymentAmount',
  'LocalAmount',
  'NextPaymentAmount',
  'PreviousPaymentAmount',
  'TotalValue',
] as const;

/** An amount of money in an answer: the object of `Amount` and `Currency`, and the record or part that it belongs to. */
export interface FoundAmount extends Place {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly parent: unknown;
}

/** Every amount of money in every successful answer. */
export function* amountsIn(evidence: Evidence): Generator<FoundAmount> {
  for (const exchange of evidence.successes()) {
    for (const { value, pointer, parent } of membersNamed(exchange, amountMembers)) {
      if (isObject(value) && Object.hasOwn(value, 'Amount')) yield { exchange, pointer, value, parent };
    }
  }
}

import { type OperationId, operation } from '../../schemas/operations.ts';
import type { RecordName } from './evidence.ts';

const names: Readonly<Record<string, RecordName>> = {
  account: 'Account',
  balance: 'Balance',
  transaction: 'Transaction',
  beneficiary: 'Beneficiary',
  'direct-debit': 'DirectDebit',
  'standing-order': 'StandingOrder',
  'scheduled-payment': 'ScheduledPayment',
  product: 'Product',
  offer: 'Offer',
  party: 'Party',
  parties: 'Party',
  statement: 'Statement',
};

/** The member of `Data` that holds an operation's records; undefined for consents and files. */
export function recordNameOf(id: OperationId): RecordName | undefined {
  return names[operation(id).response ?? ''];
}

/** True when the records are an array: everywhere but where one party is one object. */
export function answersWithList(id: OperationId): boolean {
  return recordNameOf(id) !== undefined && operation(id).response !== 'party';
}

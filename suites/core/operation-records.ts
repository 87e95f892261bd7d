import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';

/** Names of the record members below `Data`. */
export type RecordName =
  | 'Account'
  | 'Balance'
  | 'Transaction'
  | 'Beneficiary'
  | 'DirectDebit'
  | 'StandingOrder'
  | 'ScheduledPayment'
  | 'Product'
  | 'Offer'
  | 'Party'
  | 'Statement';

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

/** The operations that answer with records of a kind. */
export function operationsWith(record: RecordName): readonly OperationId[] {
  return operationIds.filter((id) => recordNameOf(id) === record);
}

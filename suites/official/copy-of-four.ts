import type { MessageFamily } from '../../schemas/operations.ts';
import { listAt, objectAt, pointer, textAt } from '../core/json.ts';

const rhythms = ['ADHO', 'YEAR', 'DAIL', 'FRTN', 'INDA', 'MNTH', 'QURT', 'MIAN', 'WEEK'];

type Unknown = (record: unknown) => readonly string[] | undefined;

const rhythm: Unknown = (record) => {
  const type = textAt(record, 'MandateRelatedInformation', 'Frequency', 'Type');
  return type === undefined || rhythms.includes(type) ? undefined : ['MandateRelatedInformation', 'Frequency', 'Type'];
};
const count: Unknown = (record) =>
  objectAt(record)?.NumberOfPayments === undefined ? undefined : ['NumberOfPayments'];
const rejected: Unknown = (record) => (textAt(record, 'Status') === 'RJCT' ? ['Status'] : undefined);

const unknowns: Readonly<Partial<Record<MessageFamily, readonly [list: string, ...Unknown[]]>>> = {
  'direct-debit': ['DirectDebit', rhythm],
  'standing-order': ['StandingOrder', count, rhythm],
  transaction: ['Transaction', rejected],
};

/**
 * What a body of 4.0.0 has that its official document allows and the suite refuses: the suite keeps a copy of an earlier update
 * of that document, without seven codes of a frequency, NumberOfPayments and the status RJCT. Undefined where there is nothing.
 */
export function unknownToTheCopy(family: MessageFamily, body: unknown): string | undefined {
  const [list, ...all] = unknowns[family] ?? [''];
  for (const [index, record] of (listAt(body, 'Data', list) ?? []).entries()) {
    const path = all.map((each) => each(record)).find((found) => found !== undefined);
    if (path !== undefined) {
      return `what ${pointer('Data', list, index, ...path)} holds came with an update of the official document that it does not have`;
    }
  }
  return undefined;
}

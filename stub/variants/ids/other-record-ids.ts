import { createHash } from 'node:crypto';
import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

/** As many characters as there may be, the same ones for the same id. */
const long = (value: unknown, length: number) =>
  value === undefined
    ? undefined
    : `${String(value)}:${createHash('sha512').update(String(value)).digest('hex').repeat(2)}`.slice(0, length);

export default variant({
  id: 'other-record-ids',
  title: 'Makes the ids of records as long as they may be, with colons in them',
  clause: 'The data dictionaries: Max40Text, and Max210Text for a transaction',
  resembles: ['AISP-FMT-023'],
  releases: { since: '3.1.1' },
  world: recordsChanged({
    Transaction: ({ TransactionId: id }) => ({ TransactionId: long(id, 210) }),
    Beneficiary: ({ BeneficiaryId: id }) => ({ BeneficiaryId: long(id, 40) }),
    DirectDebit: ({ DirectDebitId: id }) => ({ DirectDebitId: long(id, 40) }),
    StandingOrder: ({ StandingOrderId: id }) => ({ StandingOrderId: long(id, 40) }),
    ScheduledPayment: ({ ScheduledPaymentId: id }) => ({ ScheduledPaymentId: long(id, 40) }),
    Offer: ({ OfferId: id }) => ({ OfferId: long(id, 40) }),
  }),
});

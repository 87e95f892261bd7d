import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const line = (Included: boolean, Type: string, Amount: string) => ({
  Included,
  Type,
  Amount: { Amount, Currency: 'GBP' },
});

export default variant({
  id: 'several-credit-lines',
  title: 'Tells of credit lines of every type, most of them not included in the balance',
  clause: 'Balances, Data Dictionary: CreditLine may be there several times',
  resembles: ['AISP-BAL-005', 'AISP-BAL-006'],
  world: recordsChanged({
    Balance: ({ CreditLine: lines }) => ({
      CreditLine: [
        ...(Array.isArray(lines) ? lines : []),
        line(false, 'Credit', '5000.00'),
        line(false, 'Emergency', '100.00'),
        line(false, 'Temporary', '0.00'),
        { Included: false },
      ],
    }),
  }),
});

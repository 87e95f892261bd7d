import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

/** One to nine digits, another number of them for each transaction. */
function fraction(id: unknown): string {
  const digits = String(id).replace(/\D/g, '').padEnd(10, '7');
  return digits.slice(0, 1 + (Number(digits.at(-1)) % 9)).replace(/0+$/, '5');
}

export default variant({
  id: 'fractions-of-any-length',
  title: 'Books transactions to a fraction of a second, with one digit up to nine',
  clause: 'Read/Write Data API, Date Formats: a fraction is ISO 8601, and its length is free',
  resembles: ['AISP-DTM-001'],
  // From 4.0.1 on five digits are to be the most.
  releases: { until: '4.0.0' },
  world: recordsChanged({
    Transaction: ({ TransactionId: id, BookingDateTime: at }) => ({
      BookingDateTime: /T00:00:00\+/.test(String(at)) ? at : String(at).replace('+', `.${fraction(id)}+`),
    }),
  }),
});

import type { TransactionBook, TransactionMark } from '../../data/transaction-book.ts';
import { sidesOf } from '../../data/transaction-book.ts';
import { variant } from '../variant.ts';

/** How many stay on an account. */
const few = 5;

/** The newest ones of a book alone. */
function newestOf(book: TransactionBook): TransactionBook {
  const [start, end] = [`${book.first}-01`, `${book.last}-28`].map((day) => Date.parse(day) / 1000);
  const kept = book.between(start ?? 0, (end ?? 0) + 4 * 86_400).slice(0, few);
  const between = (from: number, to: number): readonly TransactionMark[] =>
    kept.filter(({ BookingDateTime }) => {
      const at = Date.parse(BookingDateTime) / 1000;
      return at >= from && at < to;
    });
  return { first: book.first, last: book.last, between, counts: (from, to) => sidesOf(between(from, to)) };
}

export default variant({
  id: 'few-transactions',
  title: 'Has no more than five transactions on an account',
  clause: 'Account and Transaction API: what a customer holds is not a matter of conformance',
  unseen: {
    rules: ['AISP-PRM-034', 'AISP-STA-012'],
    inPlaces: ['AISP-TRA-021'],
    why: 'Some accounts have no transaction of one side, and no statement has one',
  },
  world: (usual) => ({ ...usual, transactions: (id) => newestOf(usual.transactions(id)) }),
});

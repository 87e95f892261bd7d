import type { OBTransaction6 } from '../../data/records.ts';
import { bookWith } from '../../data/transaction-book.ts';
import { variant } from '../variant.ts';

/** The same entry as the other side of the card sees it. */
function turned({ CreditorAccount: creditor, DebtorAccount: debtor, ...rest }: OBTransaction6): OBTransaction6 {
  return {
    ...rest,
    CreditDebitIndicator: rest.CreditDebitIndicator === 'Credit' ? 'Debit' : 'Credit',
    ...(creditor === undefined ? {} : { DebtorAccount: creditor }),
    ...(debtor === undefined ? {} : { CreditorAccount: debtor }),
  };
}

export default variant({
  id: 'card-sign-turned-round',
  title: 'Calls what is bought with a credit card a credit, and what is paid back a debit',
  clause: 'Transactions, OBReadTransaction6: no word on whose side an indicator of a card is told from',
  resembles: ['AISP-FMT-003'],
  world: (usual) => ({
    ...usual,
    transactions: (accountId) => {
      const book = usual.transactions(accountId);
      return usual.account(accountId)?.AccountSubType === 'CreditCard' ? bookWith(book, turned) : book;
    },
  }),
});

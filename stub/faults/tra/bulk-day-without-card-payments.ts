import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-day-without-card-payments',
  title: 'Leaves the card payments of one account out of the bulk list of a single day',
  breaks: ['AISP-TRA-021'],
  response: onOperation(
    'GET /transactions',
    changeRecords('Transaction', (transactions, { accountIds, query }) => {
      const [from, to] = [query.get('fromBookingDateTime'), query.get('toBookingDateTime')];
      if (from === null || from.slice(0, 10) !== to?.slice(0, 10)) return transactions;
      return transactions.filter(
        ({ AccountId: id, CardInstrument: card }) => card === undefined || id !== accountIds[0],
      );
    }),
  ),
});

import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pan-in-transaction-text',
  title: 'Writes the card number into the text of a transaction',
  breaks: ['AISP-PAN-006'],
  warns: ['AISP-PAN-006'],
  response: eachRecord('Transaction', (transaction) => {
    const { CardInstrument: card, TransactionInformation: text } = transaction;
    if (card !== undefined && typeof text === 'string') transaction.TransactionInformation = `${text} 4111111111111111`;
  }),
});

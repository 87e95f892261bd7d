import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'currency-exchange-without-rate',
  title: 'Tells of a currency exchange without the rate',
  breaks: ['AISP-TRA-014'],
  response: eachRecord('Transaction', (transaction) => dropMember(transaction, 'CurrencyExchange.ExchangeRate')),
});

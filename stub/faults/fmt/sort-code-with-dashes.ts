import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'sort-code-with-dashes',
  title: 'Writes the sort code of a counterparty in pairs with dashes',
  breaks: ['AISP-FMT-009'],
  response: eachRecord('Transaction', ({ CreditorAccount: creditor }) => {
    if (!isObject(creditor) || creditor.SchemeName !== 'UK.OBIE.SortCodeAccountNumber') return;
    creditor.Identification = String(creditor.Identification).replace(/^(\d\d)(\d\d)(\d\d)/, '$1-$2-$3 ');
  }),
});

import { webPage, whereRecords } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-direct-debits-web-page',
  title: 'Answers for the direct debits of an account with a web page',
  breaks: ['AISP-EP-012'],
  response: onOperation('GET /accounts/{AccountId}/direct-debits', whereRecords('DirectDebit', webPage)),
});

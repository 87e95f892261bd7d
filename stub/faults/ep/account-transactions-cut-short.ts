import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-transactions-cut-short',
  title: 'Sends the transactions of an account only in part',
  breaks: ['AISP-EP-008'],
  response: onOperation('GET /accounts/{AccountId}/transactions', cutShort),
});

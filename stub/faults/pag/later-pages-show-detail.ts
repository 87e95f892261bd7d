import { eachRecord, onOperation } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'later-pages-show-detail',
  title: 'Shows Detail on later pages under Basic permissions',
  breaks: ['AISP-PAG-011'],
  response: onOperation(
    ['GET /accounts/{AccountId}/transactions', 'GET /transactions'],
    eachRecord('Transaction', (transaction, request) => {
      const detail = request.permissions.includes('ReadTransactionsDetail');
      if (!detail && isLaterPage(request)) transaction.TransactionInformation = 'CARD PAYMENT';
    }),
  ),
});

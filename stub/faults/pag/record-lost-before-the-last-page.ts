import { changeRecords, onOperation } from '../edit.ts';
import { isLaterPage, linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'record-lost-before-the-last-page',
  title: 'Loses the first record of the last page, where the one before ends',
  breaks: ['AISP-PAG-012'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const last = isLaterPage(request) && linksOf(draft)?.Next === undefined;
    if (last) changeRecords('Transaction', (list) => list.slice(1))(draft, request);
  }),
});

import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-without-account',
  title: 'Leaves the AccountId out of the Next link of the transactions of an account',
  breaks: ['AISP-PAG-008', 'AISP-PAG-011', 'AISP-PAG-012', 'AISP-TRA-020'],
  warns: ['AISP-PAG-012'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const links = linksOf(draft);
    if (links?.Next !== undefined) links.Next = String(links.Next).replace(/\/accounts\/[^/]+\//, '/');
  }),
});

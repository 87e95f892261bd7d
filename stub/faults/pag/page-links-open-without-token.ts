import { jsonType } from '../../http/reply.ts';
import { isObject, onOperation } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault, type Json } from '../fault.ts';

export default fault({
  id: 'page-links-open-without-token',
  title: 'Answers a page link without a token once it was followed with one',
  breaks: ['AISP-PAG-017'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if (!isLaterPage(request)) return;
    const key = request.query.toString();
    if (draft.status === 200) request.memory.set(key, draft.body);
    const known = request.memory.get(key) as Json | undefined;
    if (draft.status !== 401 || !isObject(known)) return;
    draft.status = 200;
    draft.headers.set('content-type', jsonType);
    draft.body = known;
  }),
});

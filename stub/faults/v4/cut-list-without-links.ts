import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'cut-list-without-links',
  title: 'Shows the first page of a long list and neither Links nor Meta beside it',
  breaks: ['AISP-PAG-002'],
  releases: { since: '4.0.1' },
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    if (draft.body?.Data === undefined) return;
    delete draft.body.Links;
    delete draft.body.Meta;
  }),
});

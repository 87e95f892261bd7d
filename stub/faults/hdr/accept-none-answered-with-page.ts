import { fault } from '../fault.ts';

export default fault({
  id: 'accept-none-answered-with-page',
  title: 'Answers with a page for people where there is no Accept',
  breaks: ['AISP-HDR-023'],
  response(draft, request) {
    if (request.headers.has('accept')) return;
    draft.headers.set('content-type', 'text/html; charset=utf-8');
    draft.text = '<!doctype html><title>Accounts</title><p>Ask for JSON to see your accounts.</p>';
  },
});

import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'errors-as-web-pages',
  title: 'Answers errors of a bad request with a web page',
  breaks: ['AISP-HTTP-025'],
  response: onStatus(400, (draft) => {
    draft.headers.set('content-type', 'text/html');
    draft.text = '<!doctype html><title>Bad request</title>';
  }),
});

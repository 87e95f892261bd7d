import { onOperation, onSuccess } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-links-without-port-and-tls',
  title: 'Links from a consent by http and without the port, as the bank is called behind its proxy',
  breaks: ['AISP-HTTP-027'],
  response: onOperation(
    ['POST /account-access-consents', 'GET /account-access-consents/{ConsentId}'],
    onSuccess((draft) => {
      const links = linksOf(draft);
      if (links?.Self !== undefined)
        links.Self = String(links.Self).replace(/^https?:\/\/([^/:]+)(:\d+)?/, 'http://$1');
    }),
  ),
});

import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

/** How long a session lasts that begins with an authorisation. */
const sessionMs = 4_000;

export default fault({
  id: 'accounts-only-in-first-session',
  title:
    'Lists the accounts for some seconds after an authorisation only, and what is on them for as long as the consent lives',
  breaks: ['AISP-ACC-002', 'AISP-CON-040', 'AISP-CON-052', 'AISP-EP-004', 'AISP-SEC-014', 'AISP-SEC-016'],
  // Before, values of x-fapi-financial-id are tried on the list of accounts, too.
  releases: { since: '3.1.2' },
  response(draft, { operation, consent, at }) {
    const listed = operation === 'GET /accounts' || operation === 'GET /accounts/{AccountId}';
    if (!listed || draft.status !== 200 || consent === undefined) return;
    if (at - Date.parse(consent.statusUpdateDateTime) >= sessionMs)
      becomeRefusal(draft, 403, 'GB.ExampleBank.Session.Over');
  },
});

import { clause } from '../../core/clause.ts';
import { createdConsents, statusIn } from '../../core/consent-history.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const made = (Status: string): Sketch => ({
  operation: 'POST /account-access-consents',
  consent: 'minimal',
  data: { ConsentId: 'con-minimal', Status },
});

export default rule({
  id: 'AISP-CON-002',
  level: 'MUST',
  title: 'A new consent has Status AwaitingAuthorisation',
  matters:
    'A TPP sends the customer to the bank when the consent awaits authorisation; a consent born authorised was approved by nobody.',
  clause: clause('Account Access Consents', 'Account Access Consent Status'),
  scenarios: ['consents', 'transaction-permissions'],
  needs: 'a consent that could be made',
  *judge(evidence, { release }) {
    for (const created of createdConsents(evidence)) {
      const status = statusIn(created, release);
      if (status === undefined) continue;
      const place = below({ exchange: created.exchange }, 'Data', 'Status');
      yield look(place, status === 'AwaitingAuthorisation', 'Expected a new consent to await authorisation', status);
    }
  },
  accept: { 'awaits authorisation': made('AwaitingAuthorisation') },
  reject: { 'is authorised at once': made('Authorised'), 'is rejected at once': made('Rejected') },
});

import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'second-consent-opens-nothing',
  title: 'Refuses the accounts under a consent with a transaction period, because another consent is there',
  breaks: ['AISP-CON-040'],
  response: onOperation('GET /accounts', (draft, { consent }) => {
    if (draft.status === 200 && consent?.from !== undefined) {
      becomeRefusal(draft, 403, 'GB.ReferenceBank.Consent.Superseded');
    }
  }),
});

import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'recurring-before-the-first',
  title: 'Has orders recur from a day before their first payment on',
  breaks: ['AISP-V4-111'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', ({ MandateRelatedInformation: mandate }) => {
    if (isObject(mandate) && mandate.FirstPaymentDateTime !== undefined) {
      mandate.RecurringPaymentDateTime = '2001-01-01T00:00:00+00:00';
    }
  }),
});

import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'recurring-date-of-the-first-payment',
  title: 'Repeats the date of the first payment as that from which an order recurs',
  breaks: ['AISP-V4-110'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', ({ MandateRelatedInformation: mandate }) => {
    if (!isObject(mandate) || mandate.FirstPaymentDateTime === undefined) return;
    mandate.RecurringPaymentDateTime = mandate.FirstPaymentDateTime;
  }),
});

import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-rate-with-per-cent-sign',
  title: 'Writes the rate of an offer with a per cent sign',
  breaks: ['AISP-FMT-026'],
  profiles: ['full'],
  response: eachRecord('Offer', (offer) => {
    if (offer.Rate !== undefined) offer.Rate = `${String(offer.Rate)}%`;
  }),
});

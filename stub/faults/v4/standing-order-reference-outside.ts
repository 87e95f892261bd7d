import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-reference-outside',
  title: 'Keeps the Reference of a standing order where version 3.1 had it',
  breaks: ['AISP-V4-101'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    record.Reference = 'RENT';
  }),
});

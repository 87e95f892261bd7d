import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const ofOrders = [
  'EvryDay',
  'EvryWorkgDay',
  'IntrvlWkDay:09:07',
  'WkInMnthDay:05:01',
  'IntrvlMnthDay:24:-05',
  'IntrvlMnthDay:12:31',
  'QtrDay:ENGLISH',
  'QtrDay:SCOTTISH',
  'QtrDay:RECEIVED',
];
const ofDebits = ['UK.OBIE.Annual', 'UK.OBIE.Daily', 'UK.OBIE.Fortnightly', 'UK.OBIE.NotKnown', 'GB.ExampleBank.Lunar'];

/** The sum of the letters of an id: another value for most of them, the same one always. */
const sum = (id: unknown) => [...String(id)].reduce((total, letter) => total + letter.charCodeAt(0), 0);

export default variant({
  id: 'all-frequencies',
  title: 'Pays and collects at every interval that there is, and at one of its own',
  clause: 'Frequency of OBStandingOrder; OBExternalDirectDebitFrequency, an open enumeration',
  resembles: ['AISP-STO-002', 'AISP-STO-005', 'AISP-DIR-004'],
  world: recordsChanged({
    StandingOrder: ({ StandingOrderId: id }) => ({ Frequency: ofOrders[sum(id) % ofOrders.length] }),
    DirectDebit: ({ DirectDebitId: id }) => ({ Frequency: ofDebits[sum(id) % ofDebits.length] }),
  }),
});

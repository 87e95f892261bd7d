import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const midnight = (value: unknown) => (value === undefined ? undefined : `${String(value).slice(0, 10)}T00:00:00+00:00`);

export default variant({
  id: 'dates-of-transactions-without-time',
  title: 'Knows the day of a transaction only, and writes midnight UTC for the time',
  clause: 'Account and Transaction API, Mapping to Schemes & Standards',
  resembles: ['AISP-DTM-003', 'AISP-DTM-009'],
  unseen: { rules: [], inPlaces: ['AISP-FIL-006'], why: 'The day of the last booking has no other after it' },
  world: recordsChanged({
    Transaction: ({ BookingDateTime: booked, ValueDateTime: value }) => ({
      BookingDateTime: midnight(booked),
      ValueDateTime: midnight(value),
    }),
  }),
});

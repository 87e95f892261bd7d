import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const atNine = (value: unknown) => (typeof value === 'string' ? value.replace('T00:00:00', 'T09:30:00') : undefined);

export default variant({
  id: 'standing-orders-with-times',
  title: 'Keeps the time of standing orders, and declares it',
  clause: 'Standing Orders, Notes: midnight is for banks that keep the day only',
  profile: (usual) => ({ ...usual, standingOrdersDayOnly: false }),
  world: recordsChanged({
    StandingOrder: (order) =>
      Object.fromEntries(
        ['FirstPaymentDateTime', 'NextPaymentDateTime', 'LastPaymentDateTime', 'FinalPaymentDateTime'].map((name) => [
          name,
          atNine(order[name]),
        ]),
      ),
  }),
});

import { variant } from '../variant.ts';

export default variant({
  id: 'no-payments-ahead',
  title: 'Has no standing orders, scheduled payments and direct debits on any account',
  clause: 'Read/Write Data API, 400 v/s 404: no data is 200 with an empty array',
  unseen: {
    rules: ['AISP-DIR-*', 'AISP-STO-*', 'AISP-SCP-*'],
    inPlaces: ['AISP-V4-*', 'AISP-SEED-003'],
    why: 'There is no such payment',
  },
  world: (usual) => ({
    ...usual,
    standingOrders: () => [],
    scheduledPayments: () => [],
    directDebits: () => [],
  }),
});

import { variant } from '../variant.ts';

export default variant({
  id: 'one-record-of-each',
  title: 'Has one payment, one offer and one statement on each account',
  clause: 'Read/Write Data API, Optional Fields: an array of one is an array',
  resembles: ['AISP-HTTP-019'],
  unseen: { rules: ['AISP-FIL-*', 'AISP-STA-*'], why: 'There is no second statement' },
  world: (usual) => ({
    ...usual,
    standingOrders: (id) => usual.standingOrders(id).slice(0, 1),
    scheduledPayments: (id) => usual.scheduledPayments(id).slice(0, 1),
    directDebits: (id) => usual.directDebits(id).slice(0, 1),
    offers: (id) => usual.offers(id).slice(0, 1),
    statements: (id) => usual.statements(id).slice(0, 1),
  }),
});

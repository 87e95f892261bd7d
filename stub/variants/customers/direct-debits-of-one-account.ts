import { variant } from '../variant.ts';

export default variant({
  id: 'direct-debits-of-one-account',
  title: 'Has direct debits on the business account of a customer alone',
  clause: 'Read/Write Data API, 400 v/s 404: no data is 200 with an empty array, account by account',
  resembles: ['AISP-DIR-007'],
  profiles: ['service'],
  unseen: { rules: ['AISP-DIR-005'], why: 'No other consent of a run opens that account' },
  world: (usual) => ({
    ...usual,
    directDebits: (id) => (usual.account(id)?.AccountType === 'Business' ? usual.directDebits(id) : []),
  }),
});

import { variant } from '../variant.ts';

export default variant({
  id: 'one-balance-type',
  title: 'Shows one balance of each account, of another type than the service promises',
  clause: 'Balances, Notes: a bank shows at least one balance',
  resembles: ['AISP-BAL-004'],
  profile: ({ balanceTypes: _, ...usual }) => usual,
  world: (usual) => ({
    ...usual,
    balances: (id) =>
      usual
        .balances(id)
        .filter(({ Type }) => Type === 'InterimCleared')
        .map((balance) => ({ ...balance, Type: 'ClosingBooked' }) as unknown as typeof balance),
  }),
});

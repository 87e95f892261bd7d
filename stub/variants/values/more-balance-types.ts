import type { World } from '../../data/world.ts';
import { variant } from '../variant.ts';

const more = ['ClosingBooked', 'OpeningBooked', 'PreviouslyClosedBooked', 'Information', 'InterimBooked'];

function withMore(usual: World): World {
  return {
    ...usual,
    balances(id) {
      const found = usual.balances(id);
      const [first] = found;
      // The bank's own types name three of the thirteen.
      return first === undefined ? found : [...found, ...more.map((Type) => ({ ...first, Type }) as typeof first)];
    },
  };
}

export default variant({
  id: 'more-balance-types',
  title: 'Shows more types of balance than three, and declares that it may',
  clause: 'OBBalanceType1Code: a bank may show any of the thirteen',
  resembles: ['AISP-BAL-003'],
  profile: (usual) => ({
    ...usual,
    balanceTypes: { include: ['Expected', 'InterimAvailable', 'InterimCleared'], others: 'allow' },
  }),
  world: withMore,
});

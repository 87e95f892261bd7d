import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const sum = (id: unknown) => [...String(id)].reduce((total, letter) => total + letter.charCodeAt(0), 0);

export default variant({
  id: 'unknown-and-daily-frequencies',
  title: 'Does not know how often a standing order pays, or pays it every so many days',
  clause: 'Frequency of OBStandingOrder: NotKnown since release 3.1.4, IntrvlDay since 3.1.1',
  resembles: ['AISP-STO-002'],
  releases: { since: '3.1.4' },
  world: recordsChanged({
    StandingOrder: ({ StandingOrderId: id }) => ({ Frequency: sum(id) % 2 === 0 ? 'NotKnown' : 'IntrvlDay:31' }),
  }),
});

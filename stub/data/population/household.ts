import { type Stream, stream } from '../random.ts';

/** What a customer lives on. */
export type Living = 'salary' | 'sole-trader' | 'company';

/** Who a customer is, besides the name. */
export interface Household {
  readonly living: Living;
  /** With a partner who shares an account, and children who cost. */
  readonly withPartner: boolean;
  readonly withChildren: boolean;
  /** What the customer does, in words, and what a business calls its trade. */
  readonly work: string;
  readonly trade: string;
  readonly rents: boolean;
}

const work = [
  'Teacher',
  'Nurse',
  'Engineer',
  'Bus driver',
  'Chef',
  'Accountant',
  'Librarian',
  'Electrician',
  'Designer',
];

const trades = [
  'Plumbing',
  'Bakery',
  'Upholstery',
  'Roofing',
  'Bookkeeping',
  'Gardens',
  'Catering',
  'Motors',
  'Joinery',
];

const living = (draw: Stream): Living => {
  const drawn = draw.next();
  return drawn < 0.78 ? 'salary' : drawn < 0.92 ? 'sole-trader' : 'company';
};

/** The household of a customer, by the key that names it. */
export function householdOf(seed: number, key: string): Household {
  const draw = stream(seed, 'household', key);
  const withPartner = draw.chance(0.55);
  return {
    living: living(draw),
    withPartner,
    withChildren: draw.chance(withPartner ? 0.6 : 0.15),
    work: draw.pick(work),
    trade: draw.pick(trades),
    rents: draw.chance(0.4),
  };
}

const trading: Readonly<Record<Living, (household: Household) => string>> = {
  salary: ({ work }) => work,
  'sole-trader': ({ trade }) => `Sole trader (${trade.toLowerCase()})`,
  company: ({ trade }) => `Director of a company (${trade.toLowerCase()})`,
};

/** The household in words: `Teacher in Leeds, with partner and children`. */
export function householdInWords(household: Household, town: string): string {
  const { living, withPartner, withChildren } = household;
  const others = [...(withPartner ? ['partner'] : []), ...(withChildren ? ['children'] : [])];
  const company = others.length === 0 ? '' : `, with ${others.join(' and ')}`;
  return `${trading[living](household)} in ${town}${company}`;
}

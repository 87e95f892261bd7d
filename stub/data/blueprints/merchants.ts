import type { PenceRange } from '../money.ts';

/** A kind of purchase: whom it goes to, what it costs, when it happens, how the card is used. */
export interface Category {
  readonly merchantCategoryCode: string;
  readonly merchants: readonly string[];
  readonly pence: PenceRange;
  /** Hours of the day between which it happens (UTC). */
  readonly hours: readonly [number, number];
  readonly use: 'Contactless' | 'PIN' | 'None' | 'ConsumerDevice';
  /** May its amounts be bent to make a month add up? Fixed prices may not. */
  readonly flexible: boolean;
  /** Same merchant, day and price each month. */
  readonly subscription?: boolean;
}

/** Shops that do not exist, with ISO 18245 category codes. */
export const categories = {
  groceries: {
    merchantCategoryCode: '5411',
    merchants: ['Greenfield Foods', 'Harrow & Pike Supermarket', 'Larder Local', 'Orchard Fresh', 'Daybreak Stores'],
    pence: [1180, 8640],
    hours: [8, 20],
    use: 'Contactless',
    flexible: true,
  },
  coffee: {
    merchantCategoryCode: '5814',
    merchants: ['Copper Kettle Coffee', 'The Daily Grind', 'Platform Nine Espresso', 'Crumb & Bean'],
    pence: [265, 545],
    hours: [7, 10],
    use: 'ConsumerDevice',
    flexible: false,
  },
  transport: {
    merchantCategoryCode: '4111',
    merchants: ['Metro Travel', 'Crossriver Buses', 'Western Lines Rail'],
    pence: [175, 1240],
    hours: [6, 21],
    use: 'Contactless',
    flexible: false,
  },
  fuel: {
    merchantCategoryCode: '5541',
    merchants: ['Ringroad Service Station', 'Beacon Fuels', 'Millway Garage'],
    pence: [3200, 7400],
    hours: [7, 21],
    use: 'PIN',
    flexible: true,
  },
  eatingOut: {
    merchantCategoryCode: '5812',
    merchants: ['The Lamb & Lantern', 'Saffron Gate', 'Trattoria Bellafonte', 'Noodle Yard', 'Pier Street Fish Bar'],
    pence: [1350, 6200],
    hours: [12, 22],
    use: 'PIN',
    flexible: true,
  },
  shopping: {
    merchantCategoryCode: '5311',
    merchants: ['Fenwright Stores', 'Bramble & Co', 'Homeroom', 'Fifth Yard Clothing', 'Pagewell Books'],
    pence: [1499, 9500],
    hours: [10, 19],
    use: 'PIN',
    flexible: true,
  },
  online: {
    merchantCategoryCode: '5999',
    merchants: ['parcelbarn.example', 'threadandtool.example', 'plantpost.example'],
    pence: [899, 6400],
    hours: [6, 23],
    use: 'None',
    flexible: true,
  },
  pharmacy: {
    merchantCategoryCode: '5912',
    merchants: ['Wellbrook Pharmacy', 'Ashdown Chemist'],
    pence: [420, 2280],
    hours: [9, 18],
    use: 'Contactless',
    flexible: true,
  },
  supplies: {
    merchantCategoryCode: '5943',
    merchants: ['Tradepoint Stationers', 'Ironside Tools', 'Packright Supplies'],
    pence: [1800, 14500],
    hours: [8, 17],
    use: 'PIN',
    flexible: true,
  },
  cash: {
    merchantCategoryCode: '6011',
    merchants: ['Stub Bank Cash Machine', 'Notewell Cash Machine'],
    pence: [1000, 8000],
    hours: [9, 21],
    use: 'PIN',
    flexible: false,
  },
  software: {
    merchantCategoryCode: '5734',
    merchants: ['Ledgerleaf Software', 'Cloudshelf Hosting'],
    pence: [1200, 4900],
    hours: [1, 4],
    use: 'None',
    flexible: false,
    subscription: true,
  },
  streaming: {
    merchantCategoryCode: '4899',
    merchants: ['Lumen TV', 'Tunewell Music', 'Papermill News'],
    pence: [599, 1299],
    hours: [1, 5],
    use: 'None',
    flexible: false,
    subscription: true,
  },
} as const satisfies Readonly<Record<string, Category>>;

export type CategoryName = keyof typeof categories;

/** The names in the order of the table. */
export const categoryNames = Object.keys(categories) as readonly CategoryName[];

import { type CategoryName, categories, categoryNames } from '../blueprints/merchants.ts';
import { digest } from '../random.ts';

const quarters = ['Abbey', 'Bridge Street', 'Castle', 'Market', 'Mill Lane', 'Park Road', 'Priory', 'Riverside'];

/** What a shop of a town calls itself after its quarter. */
const shops: Partial<Readonly<Record<CategoryName, readonly string[]>>> = {
  groceries: ['Farm Shop', 'Convenience Store', 'Butchers'],
  coffee: ['Coffee House', 'Tea Rooms'],
  eatingOut: ['Kitchen', 'Tandoori', 'Fish & Chips'],
  shopping: ['Hardware', 'Books', 'Gifts'],
  pharmacy: ['Pharmacy'],
  fuel: ['Garage'],
  transport: ['Taxis'],
  supplies: ['Trade Counter'],
};

/** Who sells what, by category. */
export type Merchants = ReadonlyMap<CategoryName, readonly string[]>;

function told(town: string): Merchants {
  const local = (shop: string) =>
    `${quarters[digest(0, ['quarter', town, shop])[0] % quarters.length] ?? town} ${shop}`;
  return new Map(
    categoryNames.map((name) => [name, [...categories[name].merchants, ...(shops[name] ?? []).map(local)]]),
  );
}

/** One for each town that there is. */
const towns = new Map<string, Merchants>();

/** Who sells what in a town: the names that are everywhere, and the shops of the town, which are the same for all who live there. */
export function merchantsIn(town: string): Merchants {
  const known = towns.get(town) ?? told(town);
  towns.set(town, known);
  return known;
}

import { type CategoryName, categories } from '../blueprints/merchants.ts';
import type { Pence } from '../money.ts';

const bought: readonly CategoryName[] = [
  'coffee',
  'transport',
  'groceries',
  'eatingOut',
  'pharmacy',
  'shopping',
  'fuel',
  'online',
];

/** Prices are told apart by steps of so many pence, up to the dearest. */
const step: Pence = 20;
const dearest: Pence = 10_000;

/** By step, what may be bought for it; what is cheaper than all is a fare, what is dearer is from a store. */
const byPrice: readonly (readonly CategoryName[])[] = Array.from({ length: dearest / step }, (_, i) => {
  const price = i * step + step / 2;
  const fitting = bought.filter((name) => price >= categories[name].pence[0] && price <= categories[name].pence[1]);
  return fitting.length > 0 ? fitting : [price < 1000 ? 'transport' : 'shopping'];
});

/** What was bought at a price; `drawn`, in [0, 1), decides where several things cost as much. */
export function boughtFor(pence: Pence, drawn: number): CategoryName {
  const fitting = byPrice[Math.floor(pence / step)] ?? [];
  return fitting[Math.floor(drawn * fitting.length)] ?? 'shopping';
}

import type { Bank } from '../../stub/bank.ts';
import type { Data } from '../public/data.ts';
import type { Ask } from './ask.ts';

/** What is added to the data of a bank, as callers of the library add it. */
export function shownData({ control: { data } }: Pick<Bank, 'control'>, ask: Ask): Data {
  return {
    add: (document) => ask('BAD_DATA', () => data.add(document)),
    list: () => data.list(),
    remove: (id) => ask('BAD_DATA', () => data.remove(id)),
    clear: () => ask('BAD_DATA', () => data.clear()),
  };
}

import type { Bank } from '../../stub/bank.ts';
import type { Recording } from '../public/archive.ts';
import type { Journal } from '../public/journal.ts';

/** The journal of a bank, as callers of the library read it. Throws a TypeError for a bank that keeps none. */
export function shownJournal({ control: { journal } }: Pick<Bank, 'control'>): Journal {
  if (journal === undefined) throw new TypeError('a bank of the library keeps a journal');
  return {
    entries: (filter) => journal.entries(filter),
    entry: (id) => journal.entry(id),
    har: async (filter) => (await journal.har(filter)) as Recording,
    follow: (filter) => journal.follow(filter),
    clear: () => journal.clear(),
  };
}

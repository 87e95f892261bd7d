import type { Bank } from '../../stub/bank.ts';
import { inLibraryWords } from '../library-words.ts';
import type { Recording } from '../public/archive.ts';
import type { Journal, JournalEntry } from '../public/journal.ts';

/** An entry that says what would have been accepted as a program has it. */
function inWords<T extends JournalEntry>(entry: T): T {
  const refusals = entry.refusals.map((each) => ({ ...each, accepted: inLibraryWords(each.accepted) }));
  return { ...entry, refusals };
}

/** The journal of a bank, as callers of the library read it. Throws a TypeError for a bank that keeps none. */
export function shownJournal({ control: { journal } }: Pick<Bank, 'control'>): Journal {
  if (journal === undefined) throw new TypeError('a bank of the library keeps a journal');
  return {
    entries: async (filter) => (await journal.entries(filter)).map(inWords),
    entry: async (id) => {
      const entry = await journal.entry(id);
      return entry === undefined ? undefined : inWords(entry);
    },
    har: async (filter) => (await journal.har(filter)) as Recording,
    async *follow(filter) {
      for await (const entry of journal.follow(filter)) yield inWords(entry);
    },
    clear: () => journal.clear(),
  };
}

import { records } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'booked-text-enriched-later',
  title: 'Rewrites the text of a booked transaction when it is read again without a filter',
  breaks: ['AISP-TRA-005'],
  response(draft, { consent, memory, path, query, release }) {
    if (records(draft, 'Transaction').length === 0 || query.size > 0) return;
    const key = `${consent?.consentId} ${path}`;
    const booked = records(draft, 'Transaction').find(
      ({ Status: status }) => status === word(release, 'entryStatus', 'Booked'),
    );
    if (memory.has(key) && booked !== undefined) booked.TransactionInformation = 'CARD PAYMENT';
    memory.set(key, true);
  },
});

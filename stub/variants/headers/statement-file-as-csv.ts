import { variant } from '../variant.ts';

export default variant({
  id: 'statement-file-as-csv',
  title: 'Has its statement files as CSV only, and refuses whoever asks for another type',
  clause: 'Statements, Data Model: the formats of the file are for the bank to document; Read/Write Data API, 406',
  resembles: ['AISP-STA-011'],
  profiles: ['full'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      honest(accept, charset, produced === 'application/pdf' ? 'text/csv' : produced),
  },
  response: (draft) => {
    if (draft.headers.get('content-type') !== 'application/pdf') return;
    draft.bytes = undefined;
    draft.text = 'Date,Amount\r\n2026-03-02,12.50\r\n';
    draft.headers.set('content-type', 'text/csv; charset=utf-8');
  },
});

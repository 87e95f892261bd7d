import { quirks } from '../quirk.ts';

/** What is to be expected of a bank that moves to version 4. */
export const movingQuirks = quirks([
  {
    id: 'status-words-of-another-version',
    title: 'Tells the status of a consent in the codes of version 4',
    seen: 'expected',
    published: 'Nobody has told of it: a bank that serves both versions from one store may mix their words.',
    breaks: ['AISP-CON-004'],
    faults: ['consent-status-of-version-4'],
  },
  {
    id: 'two-balances-one-type',
    title: 'Shows two balances of one account under one type',
    seen: 'expected',
    published: 'Nobody has told of it: types that version 4 lacks may be folded into one.',
    breaks: ['AISP-BAL-004'],
    faults: ['balance-type-twice'],
  },
  {
    id: 'own-code-where-one-fits',
    title: 'Uses an ErrorCode of its own where the list has one',
    seen: 'expected',
    published: 'Nobody has told of it: guidance for banks allows codes of their own as an exception.',
    breaks: ['AISP-ERR-011'],
    faults: ['own-code-for-bad-header'],
  },
  {
    id: 'old-error-words-on-v4',
    title: 'Answers with the error codes of version 3 in version 4',
    seen: 'expected',
    published: 'Nobody has told of it: the examples of version 4 keep the words in Message.',
    breaks: ['AISP-V4-033', 'AISP-V4-035'],
    faults: ['error-words-of-version-3'],
  },
]);

import type { ReleaseChange } from './changes.ts';

/** Changes of the prose that alter what a bank does, and no message. */
export const proseChanges: readonly ReleaseChange[] = [
  {
    since: '3.1.3',
    what: 'a consent is deleted as soon as practically possible, no longer before the PSU is told',
    steady: {
      rules: ['AISP-SEC-011'],
      because: 'No answer shows what the PSU was told and when; the token ends either way.',
    },
  },
  {
    since: '3.1.4',
    what: 'a consent withdrawn at the bank keeps its status',
    turns: ['AISP-CON-029', 'AISP-SEC-013', 'AISP-SEC-014'],
  },
  {
    since: '3.1.4',
    what: 'the bank leaves ExpirationDateTime alone',
    steady: {
      rules: ['AISP-CON-019', 'AISP-CON-034', 'AISP-CON-042'],
      because: 'Earlier releases give the date to the TPP as well; this one says so in words.',
    },
  },
  { since: '3.1.4', what: 'the shape of a masked card number', turns: ['AISP-PAN-002'] },
  {
    since: '3.1.4',
    what: 'an error code for a resource that is there already',
    steady: {
      rules: ['AISP-ERR-012', 'AISP-CON-024'],
      because:
        'It goes with 409, which no operation of this interface answers: a consent that is asked for twice is two.',
    },
  },
  {
    since: '3.1.4',
    what: 'rows on standing orders vanish from the table of permissions',
    steady: {
      rules: ['AISP-PRM-005', 'AISP-PRM-017', 'AISP-STO-010', 'AISP-STO-011'],
      because: 'The permission codes and all that is said of them elsewhere stay.',
    },
  },
  {
    since: '3.1.4',
    what: 'what is said of the length of tokens, and of notice before code lists change',
    unseen: 'Both bind those who announce a change, ahead of it: no call can tell whether they did.',
  },
  {
    since: '3.1.5',
    what: 'beneficiaries are no longer trusted by definition',
    turns: ['AISP-BEN-009'],
  },
  { since: '3.1.5', what: 'transactions that may change', turns: ['AISP-TRA-003', 'AISP-TRA-004'] },
  {
    since: '3.1.5',
    what: 'an expected booking date while a card payment is not booked',
    steady: {
      rules: ['AISP-TRA-009'],
      because: 'BookingDateTime is mandatory in every release, so the date was there before.',
    },
  },
  {
    since: '3.1.6',
    what: 'an error code for dates that cannot be read',
    turns: ['AISP-ERR-015', 'AISP-FIL-015'],
  },
  { since: '3.1.6', what: 'accounts that are switched', turns: ['AISP-ACC-010', 'AISP-ACC-020'] },
  { since: '3.1.7', what: 'what a switched account may leave out', turns: ['AISP-ACC-004', 'AISP-ACC-005'] },
  {
    since: '3.1.9',
    what: 'the token is cut when access is withdrawn',
    rulings: [
      {
        rule: 'AISP-SEC-013',
        vector: 'the token still opens accounts',
        kept: [{ since: '3.1.4', until: '3.1.8' }],
      },
    ],
  },
  {
    since: '3.1.9',
    what: 'a mark for paging on more endpoints',
    steady: {
      rules: ['AISP-PAG-002', 'AISP-PAG-019'],
      because: 'A bank may page any list in every release; what is one resource has no next page in any.',
    },
  },
  {
    since: '3.1.9',
    what: 'three sentences that swap credits and debits',
    steady: {
      rules: ['AISP-PRM-030', 'AISP-PRM-031'],
      because: 'The table of permissions did not change with them, and is followed.',
    },
  },
  {
    since: '3.1.10',
    what: 'the claim that tells when a refresh token ends, and the words on renewing access',
    steady: {
      rules: ['AISP-SEC-016', 'AISP-SEC-019', 'AISP-SEC-021'],
      because:
        'The claim is optional, and its form is what it was; when access is renewed is between the bank and the PSU.',
    },
  },
  {
    since: '3.1.11',
    what: 'how long to wait before an idempotency key is used again',
    steady: {
      rules: ['AISP-CON-024', 'AISP-HDR-034'],
      because: 'Consents of this interface have no idempotency: the header is ignored in every release.',
    },
  },
];

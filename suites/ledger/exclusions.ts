import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { Exclusion } from './exclusion.ts';

/** The statements that no rule answers for, and why none can. */
export const exclusions = {
  'AISP-SEC-017': {
    kind: 'informative',
    reason: 'A bank may end the earlier tokens of a consent that is authorised again, or leave them: neither departs.',
  },
  'AISP-HTTP-035': {
    kind: 'informative',
    reason: 'The standard says nothing of HEAD, of OPTIONS or of the case of letters in a path.',
  },
  'AISP-ERR-019': {
    kind: 'not-observable',
    reason:
      'A token comes with an authorised consent only, so no call is tied to a consent in another state; what ended is a matter of 401 and 403.',
  },
  'AISP-PAG-001': {
    kind: 'informative',
    reason: 'A list may come in pages or whole; what pages have to be is left to the other statements of the group.',
  },
  'AISP-PAG-016': {
    kind: 'binds-the-client',
    reason: 'A TPP follows the links of a page and builds none; the scenario of paging does just that.',
  },
  'AISP-FIL-008': {
    kind: 'binds-the-client',
    reason: 'The harness leaves the zone out of its filters, but where the zone is what it tries.',
  },
  'AISP-FIL-023': {
    kind: 'informative',
    reason: 'The standard defines no filter for the transactions of a statement and does not say what one would do.',
  },
  'AISP-CON-043': {
    kind: 'binds-the-client',
    reason: 'It is the TPP that clears its consents away; the harness deletes each one that it makes.',
  },
  'AISP-CON-044': {
    kind: 'not-observable',
    reason:
      'It takes a day to see that a consent is still there after one; the harness deletes its own before the run ends.',
  },
  'AISP-CON-047': {
    kind: 'informative',
    reason: 'A bank may bound how often a consent is read, and need not; how it says so is a matter of status 429.',
  },
  'AISP-CON-049': {
    kind: 'needs-what-no-target-offers',
    reason: 'It takes a consent made on an older version of the interface that the same bank still serves.',
  },
  'AISP-CON-050': {
    kind: 'needs-what-no-target-offers',
    reason: 'It takes an older version of the interface at the same bank, to make and authorise a consent there.',
  },
  'AISP-CON-051': {
    kind: 'binds-the-client',
    reason: 'A TPP does not carry a consent back to an older version; the harness knows one version only.',
  },
  'AISP-ACC-013': {
    kind: 'informative',
    reason:
      'With Detail the servicer of an account may be shown or left out; that Basic hides it is another statement.',
  },
  'AISP-ACC-018': {
    kind: 'informative',
    reason: 'What the free text of a second identification is used for is the choice of the bank.',
  },
  'AISP-BAL-007': {
    kind: 'informative',
    reason: 'A balance may have one credit line, several or none.',
  },
  'AISP-TRA-019': {
    kind: 'not-observable',
    reason: 'How far back the online channel of the bank goes is not part of the interface.',
  },
  'AISP-TRA-022': {
    kind: 'binds-the-client',
    reason: 'It warns the reader of a list not to take what lies outside the available range for absent.',
  },
  'AISP-TRA-025': {
    kind: 'informative',
    reason: 'It says how to read the value date of a pending transaction: any date is an expectation.',
  },
  'AISP-PAR-014': {
    kind: 'not-observable',
    reason: 'The documentation in which a bank describes its full legal names is no part of the interface.',
  },
  'AISP-PRO-007': {
    kind: 'informative',
    reason: 'It is about slips in the published files; the patterns meant are applied by the schemas of the products.',
  },
  'AISP-STA-005': {
    kind: 'informative',
    reason: 'With Detail the amounts of a statement may be shown or left out.',
  },
  'AISP-SUP-002': {
    kind: 'not-observable',
    reason: 'The documentation in which a bank describes its supplementary data is no part of the interface.',
  },
  'AISP-VER-002': {
    kind: 'binds-the-client',
    reason: 'It is the harness that has to name its release: every report does.',
  },
  'AISP-VER-003': {
    kind: 'informative',
    reason: 'Whether one release can be read as a later one follows from the releases; a bank has no part in it.',
  },
} as const satisfies Readonly<Record<StatementId, Exclusion>>;

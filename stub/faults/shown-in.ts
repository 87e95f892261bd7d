import type { ReleaseRanges } from '../../schemas/releases.ts';

/** Releases whose schemas refuse members that they do not know; those between let a bank add what it likes. */
export const unknownMembersRefused: ReleaseRanges = [{ until: '3.1.1' }, { since: '3.1.4' }];

/** Of these the ones that let no bank ignore such a member of a consent request: one of the two files of 3.1.6 leaves it open. */
export const unknownRequestMembersRefused: ReleaseRanges = [
  { until: '3.1.1' },
  { since: '3.1.4', until: '3.1.5' },
  { since: '3.1.7' },
];

/** Releases whose schemas leave room for the long names of bank transaction codes; in the others they are not looked at. */
export const longTransactionCodes: ReleaseRanges = [
  { until: '3.1.0' },
  { since: '3.1.2', until: '3.1.2' },
  { since: '3.1.7' },
];

import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { Exclusion } from './exclusion.ts';

/** The statements that version 4 adds and no rule answers for, and why none can. */
export const exclusionsOfFour: Readonly<Partial<Record<StatementId, Exclusion>>> = {
  'AISP-PAR-005': {
    kind: 'gone',
    reason: 'What the first release did not know of a party every release of version 4 does.',
  },
  'AISP-V4-021': {
    kind: 'informative',
    reason: 'AWAU may carry U036 and AUTH U038, or no reason at all: nothing that a bank shows there departs.',
  },
  'AISP-V4-024': {
    kind: 'informative',
    reason: 'Whether the reasons of an earlier state stay after the PSU came back is not said, so either is right.',
  },
  'AISP-V4-026': {
    kind: 'informative',
    reason: 'A refused call may leave its code on the consent or leave none: both are allowed.',
  },
  'AISP-V4-028': {
    kind: 'informative',
    reason:
      'A redirect may tell a code of the list in its description and need not: OpenID Connect asks for the error alone.',
  },
  'AISP-V4-029': {
    kind: 'informative',
    reason: 'The token endpoint may tell a code of the list in its description: OAuth asks for the error alone.',
  },
  'AISP-V4-031': {
    kind: 'not-observable',
    reason: 'Which edition of the security profile a bank runs shows in no answer of the interface.',
  },
  'AISP-V4-032': {
    kind: 'not-observable',
    reason: 'That an older security profile is switched off cannot be told from answers under the newer one.',
  },
  'AISP-V4-036': {
    kind: 'informative',
    reason: 'An error without the deprecated Code and Message is as good as one with them; their bounds have rules.',
  },
  'AISP-V4-037': {
    kind: 'informative',
    reason: 'An entry of Errors may go without a Message; what it holds where it is there has a rule.',
  },
  'AISP-V4-046': {
    kind: 'informative',
    reason: 'Whether a live token on a consent past its end gets 401 or 403 is left open.',
  },
  'AISP-V4-047': {
    kind: 'informative',
    reason: 'A TPP may name an older schema with payload-version, and a bank need not know the header.',
  },
  'AISP-V4-050': {
    kind: 'informative',
    reason: 'Answers may tell of rate limits and need not; what the headers say where they come has rules.',
  },
  'AISP-V4-057': {
    kind: 'informative',
    reason: 'A client may send x-client-id or leave it out, and the answer may lack rate headers without it.',
  },
  'AISP-V4-059': {
    kind: 'informative',
    reason: 'In the later release an answer may consist of Data alone; what Links holds where it is there has rules.',
  },
  'AISP-V4-062': {
    kind: 'binds-the-client',
    reason: 'The harness puts no zone into a filter but where the zone is what it tries.',
  },
  'AISP-V4-064': {
    kind: 'informative',
    reason:
      'The file reads a filter in UTC and the profile in the zone of the bank: filters are tried away from the edge of a day.',
  },
  'AISP-V4-069': {
    kind: 'informative',
    reason: 'With the Detail permission a bank may show how statements are sent, or not.',
  },
  'AISP-V4-076': {
    kind: 'informative',
    reason: 'An address with a country and one without are both right: what is judged is that the code is one.',
  },
  'AISP-V4-079': {
    kind: 'informative',
    reason: 'Whether a card number in a proxy has to be masked is not said.',
  },
  'AISP-V4-080': {
    kind: 'binds-the-client',
    reason: 'It says how a reader takes a SubType that is not there; a bank that leaves it out departs from nothing.',
  },
  'AISP-V4-084': {
    kind: 'not-observable',
    reason: 'That a bank has published its own transaction codes shows on its web site and in no answer.',
  },
  'AISP-V4-086': {
    kind: 'informative',
    reason: 'With the Detail permission a bank may name ultimate parties, or not.',
  },
  'AISP-V4-095': {
    kind: 'informative',
    reason: 'Which of the new entry states may still change is not said.',
  },
  'AISP-V4-097': {
    kind: 'informative',
    reason: 'A bank may put details of the counterparty into TransactionInformation and says so in its documents.',
  },
  'AISP-V4-099': {
    kind: 'not-observable',
    reason:
      'Which reference the collector of a direct debit gave is known to the collector and shown by no other answer.',
  },
  'AISP-V4-100': {
    kind: 'not-observable',
    reason: 'Whether a bank knows the rhythm of a direct debit shows nowhere but in the Type that it gives.',
  },
  'AISP-V4-106': {
    kind: 'informative',
    reason: 'A bank may keep the texts of the version before for a rhythm: they are accepted wherever a code is.',
  },
  'AISP-V4-116': {
    kind: 'needs-what-no-target-offers',
    reason:
      'It takes the Reference that the same order has in the version before; read at once, the versions are compared member by member.',
  },
  'AISP-V4-117': {
    kind: 'informative',
    reason: 'The number of payments may be given, and its absence says nothing.',
  },
  'AISP-V4-119': {
    kind: 'not-observable',
    reason: 'A notice of three months before a list changes takes longer to see than any run.',
  },
  'AISP-V4-121': {
    kind: 'informative',
    reason: 'The page wants an address of the agent and the file makes it optional: its absence is accepted.',
  },
  'AISP-V4-123': {
    kind: 'not-observable',
    reason: 'What a bank shows in its own app cannot be compared with its answers over the interface.',
  },
  'AISP-V4-124': {
    kind: 'informative',
    reason: 'The new fee and interest types stand in open lists, in which any value is right.',
  },
  'AISP-V4-132': {
    kind: 'informative',
    reason: 'A consent of the version before that has ended may be readable in this one, or refused.',
  },
  'AISP-V4-135': {
    kind: 'binds-the-client',
    reason: 'A TPP does not carry a consent of version 4 back to the one before; what a bank answers is left open.',
  },
  'AISP-V4-138': {
    kind: 'informative',
    reason: 'Members that only version 4 has may be left out of an older consent, or filled with defaults.',
  },
  'AISP-V4-162': {
    kind: 'not-observable',
    reason: 'That nobody had to consent again is the sum of the other statements, and no answer of its own.',
  },
};

import { inRange, type Release, type ReleaseRange } from '../../schemas/releases.ts';
import type { Rule } from '../../suites/core/rule.ts';

type RuleId = Rule['id'];

/** How one change between releases shows when a bank of one is taken for a bank of another. */
export interface ReleaseDifference {
  /** Number of the change in the change list of the releases, or the release whose prose brought it. */
  readonly change: number | `prose of ${Release}`;
  /** First release that has the change. */
  readonly since: Release;
  readonly reason: string;
  /** Releases of the bank, and what it is taken for; the change comes between them. */
  readonly bank: ReleaseRange;
  readonly judgedAs: readonly ReleaseRange[];
  /** Rules that fail or warn. */
  readonly breaks: readonly RuleId[];
  /** Rules that find nothing to look at. */
  readonly silences?: readonly RuleId[];
  /** Members that the schemas do not know. */
  readonly unknown?: readonly string[];
}

/** Releases that close their records: the two first, and those from 3.1.4 on. In the others no member is unknown. */
const closedBefore = (release: Release): readonly ReleaseRange[] => [
  { until: '3.1.1' },
  { since: '3.1.4', until: release },
];
const closedFirst: readonly ReleaseRange[] = [{ until: '3.1.1' }];
const message: RuleId = 'AISP-EP-031';

/** Everything in which honest banks of two releases differ for the judge; all other changes leave their answers right by both. */
export const releaseDifferences: readonly ReleaseDifference[] = [
  {
    change: 1,
    since: '3.1.1',
    reason: 'The bank has no operation for the parties of an account.',
    bank: { until: '3.1.0' },
    judgedAs: [{ since: '3.1.1' }],
    breaks: ['AISP-EP-023'],
    silences: ['AISP-FMT-025', 'AISP-PAR-002', 'AISP-PAR-007', 'AISP-PAR-008', 'AISP-PAR-012', 'AISP-PAR-013'],
  },
  {
    change: 1,
    since: '3.1.1',
    reason:
      'The bank has no operation for the parties of an account, which may show codes that an earlier judge does not know.',
    bank: { until: '3.1.0' },
    judgedAs: [{ since: '3.1.2' }],
    breaks: [],
    silences: ['AISP-PAR-006'],
  },
  {
    change: 1,
    since: '3.1.1',
    reason:
      'The bank has one operation too many, so that no call goes to one that it lacks, and five members of OBParty2.',
    bank: { since: '3.1.1' },
    judgedAs: [{ until: '3.1.0' }],
    breaks: ['AISP-EP-032', 'AISP-PAR-005'],
    silences: ['AISP-HTTP-010'],
  },
  {
    change: 14,
    since: '3.1.2',
    reason: 'The bank no longer asks for x-fapi-financial-id.',
    bank: { since: '3.1.2' },
    judgedAs: [{ until: '3.1.1' }],
    breaks: ['AISP-HDR-012a'],
  },
  {
    change: 5,
    since: '3.1.1',
    reason: 'Fees and interest of statements have four members more.',
    bank: { since: '3.1.1' },
    judgedAs: [{ until: '3.1.0' }],
    breaks: [message],
    unknown: ['Description', 'Rate', 'RateType', 'Frequency'],
  },
  {
    change: 6,
    since: '3.1.1',
    reason: 'The value of a statement value is a number in the bank, and a text for the judge.',
    bank: { until: '3.1.0' },
    judgedAs: [{ since: '3.1.1' }],
    breaks: ['AISP-STA-008'],
  },
  {
    change: 6,
    since: '3.1.1',
    reason: 'The value of a statement value is a text in the bank, and a number for the judge.',
    bank: { since: '3.1.1' },
    judgedAs: [{ until: '3.1.0' }],
    breaks: [message],
  },
  {
    change: 9,
    since: '3.1.2',
    reason: 'The supplementary data of a transaction were an object without members before.',
    bank: { since: '3.1.2' },
    judgedAs: closedFirst,
    breaks: ['AISP-TRA-017'],
  },
  {
    change: 9,
    since: '3.1.2',
    reason: 'The bank ignores what it does not know of a consent request.',
    bank: { since: '3.1.2', until: '3.1.3' },
    judgedAs: closedFirst,
    breaks: ['AISP-CON-007'],
  },
  {
    change: 22,
    since: '3.1.4',
    reason: 'The bank ignores what it does not know of a consent request. One file of 3.1.6 does so as well.',
    bank: { since: '3.1.2', until: '3.1.3' },
    judgedAs: [{ since: '3.1.4', until: '3.1.5' }, { since: '3.1.7' }],
    breaks: ['AISP-CON-007'],
  },
  {
    change: 22,
    since: '3.1.4',
    reason:
      'The bank ignores an account that the caller selects in a consent request. One file of 3.1.6 does so as well.',
    bank: { since: '3.1.2', until: '3.1.3' },
    judgedAs: [{ since: '3.1.4', until: '3.1.5' }, { since: '3.1.7' }],
    breaks: ['AISP-CON-023'],
  },
  {
    change: 11,
    since: '3.1.2',
    reason: 'Accounts have a status.',
    bank: { since: '3.1.2' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['Status', 'StatusUpdateDateTime'],
  },
  {
    change: 15,
    since: '3.1.3',
    reason: 'Accounts have an opening date.',
    bank: { since: '3.1.3' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['OpeningDate'],
  },
  {
    change: 17,
    since: '3.1.3',
    reason: 'Direct debits have a frequency.',
    bank: { since: '3.1.3' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['Frequency'],
  },
  {
    change: 18,
    since: '3.1.3',
    reason: 'Scheduled payments have a reference for the debtor.',
    bank: { since: '3.1.3' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['DebtorReference'],
  },
  {
    change: 21,
    since: '3.1.4',
    reason: 'Standing orders tell their last payment and how many there are.',
    bank: { since: '3.1.4' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['LastPaymentDateTime', 'LastPaymentAmount', 'NumberOfPayments'],
  },
  {
    change: 23,
    since: '3.1.4',
    reason: 'Overdraft bands of current accounts have a representative rate.',
    bank: { since: '3.1.4' },
    judgedAs: closedFirst,
    breaks: ['AISP-PRO-008'],
    unknown: ['RepresentativeAPR'],
  },
  {
    change: 27,
    since: '3.1.5',
    reason: 'Transactions tell whether they may change.',
    bank: { since: '3.1.5' },
    judgedAs: closedBefore('3.1.4'),
    breaks: [message],
    unknown: ['TransactionMutability'],
  },
  {
    change: 28,
    since: '3.1.5',
    reason: 'Beneficiaries have a type.',
    bank: { since: '3.1.5' },
    judgedAs: closedBefore('3.1.4'),
    breaks: [message],
    unknown: ['BeneficiaryType'],
  },
  {
    change: 31,
    since: '3.1.6',
    reason: 'Accounts tell whether they were switched.',
    bank: { since: '3.1.6' },
    judgedAs: closedBefore('3.1.5'),
    breaks: [message],
    unknown: ['SwitchStatus'],
  },
  {
    change: 31,
    since: '3.1.6',
    reason: 'An account that was switched ought to tell so, and the bank knows no member for it.',
    bank: { until: '3.1.5' },
    judgedAs: [{ since: '3.1.6' }],
    breaks: ['AISP-ACC-020'],
  },
  {
    change: 42,
    since: '3.1.11',
    reason: 'Statements have a total. That of balances stands in an object that is open.',
    bank: { since: '3.1.11' },
    judgedAs: closedBefore('3.1.10'),
    breaks: [message],
    unknown: ['TotalValue'],
  },
  {
    change: 41,
    since: '3.1.11',
    reason: 'Balances have a total, and all objects are closed for the judge.',
    bank: { since: '3.1.11' },
    judgedAs: closedFirst,
    breaks: [message],
    unknown: ['TotalValue'],
  },
  {
    change: 'prose of 3.1.4',
    since: '3.1.4',
    reason: 'A consent that is withdrawn at the bank is revoked, and cannot be authorised again.',
    bank: { until: '3.1.3' },
    judgedAs: [{ since: '3.1.4' }],
    breaks: ['AISP-SEC-013'],
    silences: ['AISP-SEC-014'],
  },
  {
    change: 'prose of 3.1.4',
    since: '3.1.4',
    reason: 'A consent that is withdrawn at the bank keeps its status.',
    bank: { since: '3.1.4' },
    judgedAs: [{ until: '3.1.3' }],
    breaks: ['AISP-CON-029'],
  },
];

/** What tells a bank of one release from the release that it is taken for. */
export function differencesBetween(bank: Release, judgedAs: Release): readonly ReleaseDifference[] {
  return releaseDifferences.filter(
    (each) => inRange(bank, each.bank) && each.judgedAs.some((range) => inRange(judgedAs, range)),
  );
}

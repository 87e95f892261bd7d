import type { Archive } from '../../suites/core/archive.ts';
import { entryStatus } from '../../suites/core/entry-status.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { isObject, textAt } from '../../suites/core/json.ts';
import type { RecordName } from '../../suites/core/operation-records.ts';
import { requestedRange } from '../../suites/core/transaction-range.ts';
import { wallClock } from '../../suites/core/wall-clock.ts';

/** What a reason says, and whether it is so by what a run saw: looked up in the bodies, by another way than the rules go. */
export interface TrueReason {
  readonly says: RegExp;
  readonly isTrue: (evidence: Evidence) => boolean;
}

const fullest = { consent: 'detail', probe: ['happy', 'repeat'] } as const;
const recordsOf = (evidence: Evidence, name: RecordName, criteria: object = {}) => [
  ...evidence.records(name, criteria),
];
const accounts = (evidence: Evidence) =>
  new Set(recordsOf(evidence, 'Account', fullest).map(({ value }) => textAt(value, 'AccountId')));
const transactions = (evidence: Evidence, criteria: object = fullest) => recordsOf(evidence, 'Transaction', criteria);
const booked = (evidence: Evidence, criteria: object = fullest) =>
  transactions(evidence, criteria).filter(({ value }) => entryStatus(value) === 'Booked');
const momentOf = ({ value }: { readonly value: unknown }) => wallClock(textAt(value, 'BookingDateTime')) ?? Number.NaN;

/** No account showed an empty list of these. */
const noneEmpty =
  (path: string, name: RecordName) =>
  (evidence: Evidence): boolean =>
    evidence
      .successes({ probe: 'happy' })
      .filter(({ about }) => about.operation === `GET /accounts/{AccountId}/${path}`)
      .every((exchange) => recordsOf(evidence, name).some((found) => found.exchange === exchange));

/** No account showed so many statements of a kind. */
const noAccountWith = (most: number, evidence: Evidence, type?: string): boolean => {
  const ids = new Map<string | undefined, Set<string | undefined>>();
  for (const { value } of recordsOf(evidence, 'Statement')) {
    if (type !== undefined && textAt(value, 'Type') !== type) continue;
    const account = textAt(value, 'AccountId');
    ids.set(account, (ids.get(account) ?? new Set()).add(textAt(value, 'StatementId')));
  }
  return [...ids.values()].every(({ size }) => size < most);
};

/** Nothing that is booked lies beyond an end of the filters that were asked for. */
const nothingBeyond =
  (end: 'from' | 'to') =>
  (evidence: Evidence): boolean =>
    evidence
      .successes({ probe: 'filter' })
      .filter(({ about }) => ['from', 'to', 'both'].includes(about.variant ?? ''))
      .every((exchange) => {
        const at = requestedRange(exchange)[end];
        return (
          at === undefined ||
          booked(evidence).every((found) => (end === 'from' ? momentOf(found) >= at : momentOf(found) <= at))
        );
      });

const noMember =
  (name: RecordName, ...members: readonly string[]) =>
  (evidence: Evidence): boolean =>
    recordsOf(evidence, name).every(({ value }) => !members.every((member) => isObject(value) && member in value));

/** The first and the last booked moment that lists of an account showed under some consents. */
function extent(evidence: Evidence, accountId: string, consents: readonly string[]): readonly [number, number] {
  const moments = consents.flatMap((consent) =>
    booked(evidence, { ...fullest, accountId, consent, operation: 'GET /accounts/{AccountId}/transactions' }).map(
      momentOf,
    ),
  );
  return [Math.min(...moments), Math.max(...moments)];
}

/** Of no account, what is shown of both sides and what is shown of one have more than a moment in common. */
function noCommonPeriod(evidence: Evidence): boolean {
  return [...accounts(evidence)].every((accountId = '') => {
    const [start, end] = extent(evidence, accountId, ['detail', 'basic']);
    const [from, to] = extent(evidence, accountId, ['credits', 'debits']);
    return Math.max(start, from) >= Math.min(end, to);
  });
}

/** Every reason that a world may have for a rule that it does not exercise. */
export const trueReasons: readonly TrueReason[] = [
  { says: /^No consent opens fewer accounts than the PSU has/, isTrue: (evidence) => accounts(evidence).size < 2 },
  { says: /^The PSU has 2 accounts, and .* that is all of them/, isTrue: (evidence) => accounts(evidence).size === 2 },
  { says: /^The consent opens fewer than two accounts/, isTrue: (evidence) => accounts(evidence).size < 2 },
  { says: /an account without beneficiaries\./, isTrue: noneEmpty('beneficiaries', 'Beneficiary') },
  { says: /an account without direct debits\./, isTrue: noneEmpty('direct-debits', 'DirectDebit') },
  { says: /an account without standing orders\./, isTrue: noneEmpty('standing-orders', 'StandingOrder') },
  { says: /an account without scheduled payments\./, isTrue: noneEmpty('scheduled-payments', 'ScheduledPayment') },
  { says: /lies beyond the fromBookingDateTime/, isTrue: nothingBeyond('from') },
  { says: /lies beyond the toBookingDateTime/, isTrue: nothingBeyond('to') },
  { says: /leave out nothing that was seen/, isTrue: nothingBeyond('to') },
  {
    says: /a booked transaction since its start, of its side, in the list that the fullest consent shows/,
    isTrue: noCommonPeriod,
  },
  {
    says: /an account with three statements or more\./,
    isTrue: (evidence) => noAccountWith(3, evidence),
  },
  {
    says: /two regular statements of one account\./,
    isTrue: (evidence) => noAccountWith(2, evidence, 'RegularPeriodic'),
  },
  { says: /two accounts, one with a statement\./, isTrue: (evidence) => accounts(evidence).size < 2 },
  {
    says: /a statement with transactions\./,
    isTrue: (evidence) =>
      transactions(evidence, { operation: 'GET /accounts/{AccountId}/statements/{StatementId}/transactions' })
        .length === 0,
  },
  { says: /an offer with StartDateTime and EndDateTime\./, isTrue: noMember('Offer', 'StartDateTime', 'EndDateTime') },
  {
    says: /a standing order with StandingOrderStatusCode Active\./,
    isTrue: noMember('StandingOrder', 'StandingOrderStatusCode'),
  },
  {
    says: /a transaction that shows the account on the other side\./,
    isTrue: (evidence) =>
      noMember('Transaction', 'CreditorAccount')(evidence) && noMember('Transaction', 'DebtorAccount')(evidence),
  },
  {
    says: /transactions under a consent with ReadTransactionsDebits alone\./,
    isTrue: (evidence) => transactions(evidence, { consent: 'debits' }).length === 0,
  },
  {
    says: /booked transactions of one account and period under a consent with both sides and under one with one side\./,
    isTrue: noCommonPeriod,
  },
];

/** What is wrong about a reason: nothing known says it, or what says it is not so. */
export function wrongReason(reason: string, archive: Archive): string | undefined {
  const cause = reason.replace(/^Found nothing to look at\. It needs .*?\. (?=[A-Z]+ |The |No )/, '');
  const known = trueReasons.find(({ says }) => says.test(cause));
  if (known === undefined) return `is known of no world: ${reason}`;
  return known.isTrue(new Evidence(archive)) ? undefined : `is not so: ${reason}`;
}

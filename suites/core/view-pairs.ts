import type { PermissionCode } from '../../schemas/permissions.ts';
import { detailMembers, type ViewFamily } from '../../schemas/view.ts';
import type { Found } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';
import type { RecordName } from './operation-records.ts';
import type { ConsentKey } from './probes.ts';

/** A resource that has a Basic and a Detail view. */
export interface ViewResource {
  readonly record: RecordName;
  /** Member that identifies a record. */
  readonly id: string;
  /** The code that opens the Detail view. */
  readonly detail: PermissionCode;
  /** The code that opens the Basic view. */
  readonly basic: PermissionCode;
  /** What only the Detail view shows. */
  readonly elements: readonly string[];
}

const families: Readonly<Record<ViewFamily, Omit<ViewResource, 'elements' | 'basic'>>> = {
  account: { record: 'Account', id: 'AccountId', detail: 'ReadAccountsDetail' },
  beneficiary: { record: 'Beneficiary', id: 'BeneficiaryId', detail: 'ReadBeneficiariesDetail' },
  'standing-order': { record: 'StandingOrder', id: 'StandingOrderId', detail: 'ReadStandingOrdersDetail' },
  'scheduled-payment': {
    record: 'ScheduledPayment',
    id: 'ScheduledPaymentId',
    detail: 'ReadScheduledPaymentsDetail',
  },
  transaction: { record: 'Transaction', id: 'TransactionId', detail: 'ReadTransactionsDetail' },
  statement: { record: 'Statement', id: 'StatementId', detail: 'ReadStatementsDetail' },
};

/** The six resources with two views. */
export const viewResources: readonly ViewResource[] = Object.entries(families).map(([family, facts]) => ({
  ...facts,
  basic: facts.detail.replace(/Detail$/, 'Basic') as PermissionCode,
  elements: detailMembers[family as ViewFamily].forbiddenWithBasic,
}));

/** One record as two consents show it in answers of the same operation on the same account. */
export interface ViewPair {
  readonly resource: ViewResource;
  readonly one: Found;
  readonly other: Found;
}

/** True where the first of a pair is the Detail view and the other the Basic one, for certain. */
export function areViews(evidence: Evidence, { resource, one, other }: ViewPair): boolean {
  return (
    evidence.grants(one.exchange, resource.detail) === true &&
    evidence.grants(other.exchange, resource.detail) === false
  );
}

/** Every record that both consents show, without transactions that may still change between two calls. */
export function* viewPairs(evidence: Evidence, one: ConsentKey, other: ConsentKey): Generator<ViewPair> {
  const others = evidence.successes({ probe: 'happy', consent: other });
  for (const exchange of evidence.successes({ probe: 'happy', consent: one })) {
    const { operation, accountId } = exchange.about;
    const counterpart = others.find(({ about }) => about.operation === operation && about.accountId === accountId);
    if (counterpart === undefined) continue;
    for (const resource of viewResources) {
      const found = new Map([...recordsOf(counterpart, resource.record)].map((each) => [idOf(each, resource), each]));
      for (const each of recordsOf(exchange, resource.record)) {
        const id = idOf(each, resource);
        const match = id === undefined ? undefined : found.get(id);
        if (match !== undefined && isSettled(each) && isSettled(match)) yield { resource, one: each, other: match };
      }
    }
  }
}

function idOf({ value }: Found, { id }: ViewResource): string | undefined {
  return textAt(value, id);
}

/** True for what the bank may not change any more; a record that is no transaction has no such members. */
function isSettled({ value }: Found): boolean {
  return entryStatus(value) !== 'Pending' && textAt(value, 'TransactionMutability') !== 'Mutable';
}

import { operation } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { neededFor } from '../core/opened-by.ts';
import type { ConsentKey } from '../core/probes.ts';

/** `Data` of a consent request. */
export interface ConsentRequest {
  readonly Permissions: readonly PermissionCode[];
  readonly ExpirationDateTime?: string;
  readonly TransactionFromDateTime?: string;
  readonly TransactionToDateTime?: string;
}

const detailCodes: Readonly<Record<string, readonly PermissionCode[]>> = {
  accounts: ['ReadAccountsDetail'],
  balances: ['ReadBalances'],
  transactions: ['ReadTransactionsDetail', 'ReadTransactionsCredits', 'ReadTransactionsDebits'],
  beneficiaries: ['ReadBeneficiariesDetail'],
  'direct-debits': ['ReadDirectDebits'],
  'standing-orders': ['ReadStandingOrdersDetail'],
  'scheduled-payments': ['ReadScheduledPaymentsDetail'],
  products: ['ReadProducts'],
  offers: ['ReadOffers'],
  parties: ['ReadParty', 'ReadPartyPSU'],
  statements: ['ReadStatementsDetail'],
};

/**
 * Codes of the groups that the profile offers at least one operation of, but for a code of a party that no offered operation needs:
 * a bank may refuse that.
 */
export function offeredCodes({ operations }: BankProfile): readonly PermissionCode[] {
  const offered = new Set<string>(operations.map((id) => operation(id).group));
  const needed = new Set(
    operations.filter((id) => operation(id).group === 'parties').flatMap((id) => neededFor(id).flat()),
  );
  return Object.entries(detailCodes).flatMap(([group, codes]) =>
    offered.has(group) ? codes.filter((code) => group !== 'parties' || needed.has(code)) : [],
  );
}

function toBasic(code: PermissionCode): PermissionCode {
  return code.replace(/Detail$/, 'Basic') as PermissionCode;
}

const dayMs = 86_400_000;

/** The Detail codes of which the consent for credits asks for both views, beside that of transactions. */
const withViews = /^Read(Beneficiaries|StandingOrders|ScheduledPayments)Detail$/;

/** Both codes of what has two views, as far as it is offered. */
function bothViews(profile: BankProfile): readonly PermissionCode[] {
  return offeredCodes(profile).flatMap((code) => (withViews.test(code) ? [toBasic(code), code] : []));
}

/** A code, where the bank offers what it opens. */
function whereOffered(profile: BankProfile, code: PermissionCode): readonly PermissionCode[] {
  return offeredCodes(profile).filter((each) => each === code);
}

/** The date `offset` days after the start of the run, in UTC, as `2026-03-15`. */
export function consentDay(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * dayMs).toISOString().slice(0, 10);
}

/**
 * What each consent of a run asks for. The spellings of date-times vary on purpose: all are ISO 8601, so all must be
 * accepted, and the moment must be kept. `soon` is the end of the consent that expires during the run, a whole second.
 */
export function consentRequest(
  key: ConsentKey,
  profile: BankProfile,
  { now, soon }: { readonly now: Date; readonly soon: Date },
): ConsentRequest {
  switch (key) {
    case 'detail':
      return { Permissions: offeredCodes(profile), ExpirationDateTime: `${consentDay(now, 60)}T12:00:00+00:00` };
    case 'basic':
      return { Permissions: offeredCodes(profile).map(toBasic) };
    case 'credits':
      return {
        Permissions: [
          'ReadAccountsDetail',
          'ReadPAN',
          'ReadTransactionsBasic',
          'ReadTransactionsDetail',
          'ReadTransactionsCredits',
          ...bothViews(profile),
          // The Detail of other resources must show nothing of these.
          ...offeredCodes(profile)
            .filter((code) => code.startsWith('ReadStatements'))
            .map(toBasic),
          // Of the codes for parties each is alone in one consent: what the other opens must stay closed.
          ...whereOffered(profile, 'ReadParty'),
        ],
        TransactionFromDateTime: `${consentDay(now, -80)}T00:00:00Z`,
        TransactionToDateTime: `${consentDay(now, -4)}T23:59:59.000+00:00`,
      };
    case 'debits':
      return {
        Permissions: [
          'ReadAccountsBasic',
          'ReadAccountsDetail',
          'ReadTransactionsBasic',
          'ReadTransactionsDebits',
          ...whereOffered(profile, 'ReadPartyPSU'),
        ],
        TransactionFromDateTime: `${consentDay(now, -45)}T01:00:00+01:00`,
      };
    case 'minimal':
      return { Permissions: ['ReadAccountsBasic'] };
    case 'unauthorised':
    case 'rejected':
      return { Permissions: ['ReadAccountsDetail'], TransactionToDateTime: `${consentDay(now, 0)}T00:00:00+00:00` };
    case 'renewed':
      return {
        Permissions: [
          'ReadAccountsDetail',
          'ReadBalances',
          ...offeredCodes(profile)
            .filter((code) => code.startsWith('ReadStatements'))
            .flatMap((code) => [toBasic(code), code]),
        ],
      };
    case 'expiring':
      return { Permissions: ['ReadAccountsDetail'], ExpirationDateTime: `${soon.toISOString().slice(0, 19)}+00:00` };
    case 'other-psu':
      // The permissions of a consent that was declined, and nothing else of it: a bank must not take the one for the other.
      return { Permissions: ['ReadAccountsDetail'] };
  }
}

import type { PermissionCode } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { offeredCodes } from './consent-requests.ts';

/** A consent request that must be refused: a body with one fault. */
export interface RefusalCase {
  readonly variant: string;
  readonly body: unknown;
}

function permissions(...codes: readonly unknown[]): unknown {
  return { Data: { Permissions: codes }, Risk: {} };
}

const always = (accounts: PermissionCode): readonly RefusalCase[] => [
  { variant: 'no-data', body: { Risk: {} } },
  { variant: 'no-permissions', body: { Data: {}, Risk: {} } },
  { variant: 'no-risk', body: { Data: { Permissions: [accounts] } } },
  { variant: 'risk-not-empty', body: { Data: { Permissions: [accounts] }, Risk: { PaymentContextCode: 'Other' } } },
  { variant: 'unknown-member', body: { Data: { Permissions: [accounts] }, Risk: {}, Extra: 'x' } },
  {
    variant: 'account-selected',
    body: { Data: { Permissions: [accounts] }, Risk: {}, Account: [{ AccountId: '22289' }] },
  },
  { variant: 'empty-permissions', body: permissions() },
  { variant: 'unknown-code', body: permissions(accounts, 'ReadEverything') },
  { variant: 'character-in-code', body: permissions(accounts, 'ReadBalances\u{1F382}') },
  { variant: 'without-accounts', body: permissions('ReadBalances') },
  { variant: 'transactions-basic-alone', body: permissions(accounts, 'ReadTransactionsBasic') },
  { variant: 'transactions-detail-alone', body: permissions(accounts, 'ReadTransactionsDetail') },
  { variant: 'credits-alone', body: permissions(accounts, 'ReadTransactionsCredits') },
  { variant: 'debits-alone', body: permissions(accounts, 'ReadTransactionsDebits') },
  {
    variant: 'bad-expiration',
    body: { Data: { Permissions: [accounts], ExpirationDateTime: 'next Tuesday' }, Risk: {} },
  },
  {
    variant: 'impossible-date',
    body: { Data: { Permissions: [accounts], TransactionFromDateTime: '2026-02-30T00:00:00+00:00' }, Risk: {} },
  },
  {
    variant: 'two-faults',
    body: { Data: { Permissions: [accounts, 'ReadEverything'], TransactionToDateTime: 'soon' }, Risk: {} },
  },
  { variant: 'empty-date', body: { Data: { Permissions: [accounts], ExpirationDateTime: '' }, Risk: {} } },
  { variant: 'risk-not-object', body: { Data: { Permissions: [accounts] }, Risk: 'none' } },
  { variant: 'permissions-not-array', body: { Data: { Permissions: accounts }, Risk: {} } },
  { variant: 'json-array', body: [permissions(accounts)] },
  { variant: 'json-text', body: JSON.stringify(accounts) },
  { variant: 'json-and-more', body: `${JSON.stringify(permissions(accounts))} and more` },
  { variant: 'other-letters', body: { data: { permissions: [accounts] }, risk: {} } },
  { variant: 'truncated-json', body: `{"Data":{"Permissions":["${accounts}"]` },
];

const codeOfGroup: readonly PermissionCode[] = [
  'ReadOffers',
  'ReadProducts',
  'ReadStatementsBasic',
  'ReadStatementsDetail',
];

/**
 * The refusals to try at a bank of this profile: the standard's, and one for each code of a group that it does not offer. Each asks for
 * accounts by a code that the bank takes: it is to have no other reason to refuse.
 */
export function refusalCases(
  profile: BankProfile,
  accounts: PermissionCode = 'ReadAccountsBasic',
): readonly RefusalCase[] {
  const offered = offeredCodes(profile).map((code) => code.replace(/(Basic|Detail)$/, ''));
  const refused = codeOfGroup.filter((code) => !offered.includes(code.replace(/(Basic|Detail)$/, '')));
  return [
    ...always(accounts),
    ...refused.map((code) => ({ variant: `not-offered:${code}`, body: permissions(accounts, code) })),
  ];
}

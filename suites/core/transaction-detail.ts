/** What only the Detail view of a transaction shows, by the release that brought it. Clause: Detail Permissions of the profile. */
export const detailSince = {
  '3.1.0': [
    'TransactionInformation',
    'Balance',
    'MerchantDetails',
    'CreditorAgent',
    'CreditorAccount',
    'DebtorAgent',
    'DebtorAccount',
  ],
  '4.0.0': ['UltimateCreditor', 'UltimateDebtor'],
  '4.0.1': ['IntermediaryAgent1', 'IntermediaryAgent2', 'IntermediaryAgent3'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

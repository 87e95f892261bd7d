/** Which of a customer's beneficiaries a consent shows: every one, whichever accounts were selected. */
export function sharedBeneficiaries(records: readonly object[], _accountIds: readonly string[]): readonly object[] {
  return records;
}

/** Account identification schemes of the standard, without `UK.OBIE.`. Clause: OBExternalAccountIdentification4Code. */
export const accountSchemes = ['BBAN', 'IBAN', 'PAN', 'Paym', 'SortCodeAccountNumber', 'Wallet'] as const;

/** Members that hold a namespaced value, and the values that the standard itself gives them, without `UK.OBIE.`. */
export const namespacedMembers = {
  AccountRole: [
    'Administrator',
    'Beneficiary',
    'CustodianForMinor',
    'Granter',
    'LegalGuardian',
    'OtherParty',
    'PowerOfAttorney',
    'Principal',
    'Protector',
    'RegisteredShareholderName',
    'SecondaryOwner',
    'SeniorManagingOfficial',
    'Settlor',
    'SuccessorOnDeath',
  ],
  LegalStructure: [
    'CIC',
    'CIO',
    'Charity',
    'CoOp',
    'GeneralPartnership',
    'Individual',
    'LimitedLiabilityPartnership',
    'LimitedPartnership',
    'PrivateLimitedCompany',
    'PublicLimitedCompany',
    'ScottishLimitedPartnership',
    'Sole',
  ],
  SchemeName: [...accountSchemes, 'BICFI'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NamespacedMember = keyof typeof namespacedMembers;

export const namespacedMemberNames = Object.keys(namespacedMembers) as readonly NamespacedMember[];

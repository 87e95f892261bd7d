type Written = Readonly<Record<string, unknown>>;

/** What kind of payment it is, and what it was for, by codes of ISO 20022; each absent where the bank does not know. */
export interface Purposes {
  readonly CategoryPurposeCode?: string;
  readonly PaymentPurposeCode?: string;
}

/** By the long name of the sub-family of an entry. */
const byKind: Readonly<Record<string, Purposes>> = {
  CashWithdrawal: { CategoryPurposeCode: 'CASH', PaymentPurposeCode: 'CDCD' },
  CreditCardPayment: { CategoryPurposeCode: 'CCRD', PaymentPurposeCode: 'RETL' },
  Interest: { CategoryPurposeCode: 'INTE', PaymentPurposeCode: 'INTE' },
  PayrollSalaryPayment: { CategoryPurposeCode: 'SALA', PaymentPurposeCode: 'SALA' },
  PointOfSalePaymentDebitCard: { CategoryPurposeCode: 'DCRD', PaymentPurposeCode: 'RETL' },
};

/** By the category of a merchant, where it tells more than that something was bought. Clause: ISO 18245. */
const byMerchant: Readonly<Record<string, string>> = {
  '4111': 'BUSB',
  '4899': 'SUBS',
  '5411': 'GDDS',
  '5734': 'SUBS',
  '5912': 'GDDS',
  '5943': 'GDDS',
};

/** By a word in the name of whoever is paid. */
const byPayee: readonly (readonly [RegExp, Purposes])[] = [
  [/\bVAT$/, { CategoryPurposeCode: 'VATX', PaymentPurposeCode: 'VATX' }],
  [/\b(HMRC|Council)\b/, { CategoryPurposeCode: 'TAXS', PaymentPurposeCode: 'TAXS' }],
  [/\bEnergy$/, { PaymentPurposeCode: 'ENRG' }],
  [/\bWater$/, { PaymentPurposeCode: 'WTER' }],
  [/\bBroadband$/, { PaymentPurposeCode: 'NWCM' }],
  [/\b(Mobile|Business)$/, { PaymentPurposeCode: 'PHON' }],
  [/\bLicensing$/, { PaymentPurposeCode: 'LICF' }],
  [/\bInsurance$/, { PaymentPurposeCode: 'INSU' }],
  [/\bPensions$/, { CategoryPurposeCode: 'PENS', PaymentPurposeCode: 'PENS' }],
  [/\bSport$/, { PaymentPurposeCode: 'SUBS' }],
  [/\bLettings$/, { PaymentPurposeCode: 'RENT' }],
  [/\bHome Loans$/, { CategoryPurposeCode: 'LOAN', PaymentPurposeCode: 'LOAR' }],
  [/\bNursery\b/, { PaymentPurposeCode: 'EDUC' }],
  [/\bCard Services$/, { CategoryPurposeCode: 'CCRD', PaymentPurposeCode: 'CCRD' }],
  [/\b(Wholesale|Supplies|Haulage|Timber|Print) Ltd$/, { CategoryPurposeCode: 'SUPP', PaymentPurposeCode: 'SUPP' }],
];

const nothing: Purposes = {};

function ofPayee(name: unknown): Purposes {
  if (typeof name !== 'string') return nothing;
  return byPayee.find(([word]) => word.test(name))?.[1] ?? nothing;
}

/** The purposes of a transaction as 3.1 tells it. Clause: Transactions, Data Dictionary. */
export function purposesOf({ BankTransactionCode, MerchantDetails, CreditorAccount }: Written): Purposes {
  const kind = byKind[String((BankTransactionCode as Written | undefined)?.SubCode)];
  const bought = byMerchant[String((MerchantDetails as Written | undefined)?.MerchantCategoryCode)];
  return {
    ...kind,
    ...(bought === undefined || kind?.PaymentPurposeCode !== 'RETL' ? {} : { PaymentPurposeCode: bought }),
    ...ofPayee((CreditorAccount as Written | undefined)?.Name),
  };
}

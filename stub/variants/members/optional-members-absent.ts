import { type ChangeRecord, recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const without =
  (...names: readonly string[]): ChangeRecord =>
  () =>
    Object.fromEntries(names.map((name) => [name, undefined]));

const bare = (value: unknown) => {
  const { SchemeName, Identification } = Object(value);
  return value === undefined ? undefined : { SchemeName, Identification };
};

export default variant({
  id: 'optional-members-absent',
  title: 'Leaves out of its records whatever the standard lets a bank leave out',
  clause: 'Read/Write Data API, Optional Fields: what a bank does not have is not there',
  resembles: ['AISP-ENV-015', 'AISP-ACC-012'],
  world: recordsChanged({
    Account: ({ Account: identifications }) => ({
      ...without(
        'Status',
        'StatusUpdateDateTime',
        'Description',
        'Nickname',
        'OpeningDate',
        'SwitchStatus',
        'Servicer',
      )({}),
      Account: Array.isArray(identifications) ? identifications.map(bare) : identifications,
    }),
    Balance: without('CreditLine'),
    Transaction: (record) => ({
      ...without(
        'TransactionId',
        'TransactionReference',
        'StatementReference',
        'TransactionMutability',
        'ValueDateTime',
        'TransactionInformation',
        'AddressLine',
        'BankTransactionCode',
        'Balance',
        'MerchantDetails',
        'CreditorAgent',
        'CreditorAccount',
        'DebtorAgent',
        'DebtorAccount',
        'CurrencyExchange',
        'CardInstrument',
        'SupplementaryData',
      )(record),
      ProprietaryBankTransactionCode: { Code: 'TXN' },
    }),
    Beneficiary: ({ CreditorAccount: account }) => ({
      ...without('BeneficiaryId', 'BeneficiaryType', 'Reference', 'CreditorAgent')({}),
      CreditorAccount: bare(account),
    }),
    DirectDebit: without(
      'DirectDebitId',
      'DirectDebitStatusCode',
      'PreviousPaymentDateTime',
      'PreviousPaymentAmount',
      'Frequency',
    ),
    StandingOrder: ({ CreditorAccount: account }) => ({
      ...without(
        'StandingOrderId',
        'Reference',
        'FirstPaymentDateTime',
        'FirstPaymentAmount',
        'NextPaymentDateTime',
        'NextPaymentAmount',
        'LastPaymentDateTime',
        'LastPaymentAmount',
        'FinalPaymentDateTime',
        'FinalPaymentAmount',
        'NumberOfPayments',
        'StandingOrderStatusCode',
        'CreditorAgent',
      )({}),
      CreditorAccount: bare(account),
    }),
    ScheduledPayment: ({ CreditorAccount: account }) => ({
      ...without('ScheduledPaymentId', 'Reference', 'DebtorReference', 'CreditorAgent')({}),
      CreditorAccount: bare(account),
    }),
    Offer: without('OfferType', 'StartDateTime', 'EndDateTime', 'Rate', 'Value', 'Term', 'URL', 'Amount', 'Fee'),
    Party: without(
      'PartyNumber',
      'PartyType',
      'Name',
      'FullLegalName',
      'LegalStructure',
      'BeneficialOwnership',
      'AccountRole',
      'EmailAddress',
      'Phone',
      'Mobile',
      'Address',
      'SupplementaryData',
    ),
    Product: without('ProductName', 'ProductId', 'MarketingStateId', 'PCA', 'BCA'),
    Statement: without(
      'StatementReference',
      'StatementDescription',
      'StatementBenefit',
      'StatementInterest',
      'StatementDateTime',
      'StatementAmount',
      'StatementRate',
      'StatementValue',
      'TotalValue',
    ),
  }),
});

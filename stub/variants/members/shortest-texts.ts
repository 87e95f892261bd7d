import { type ChangeRecord, recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const shortened =
  (...names: readonly string[]): ChangeRecord =>
  (record) =>
    Object.fromEntries(
      names.filter((name) => record[name] !== undefined).map((name) => [name, String(record[name]).slice(0, 1)]),
    );

export default variant({
  id: 'shortest-texts',
  title: 'Makes every text one character long',
  clause: 'The data dictionaries: texts have at least one character',
  resembles: ['AISP-FMT-008'],
  world: recordsChanged({
    Account: shortened('Description', 'Nickname'),
    Transaction: (record) => ({
      ...shortened('TransactionReference', 'TransactionInformation', 'AddressLine')(record),
      ProprietaryBankTransactionCode: { Code: 'A', Issuer: 'B' },
    }),
    Beneficiary: shortened('Reference'),
    DirectDebit: shortened('Name'),
    StandingOrder: shortened('Reference'),
    ScheduledPayment: shortened('Reference', 'DebtorReference'),
    Party: shortened('PartyNumber', 'EmailAddress'),
    Product: shortened('ProductName', 'MarketingStateId'),
    Offer: shortened('Description', 'Term'),
    Statement: shortened('StatementReference'),
  }),
});

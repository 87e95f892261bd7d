import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const money = (Amount: string, Currency = 'GBP') => ({ Amount, Currency });
const address = {
  AddressType: 'Correspondence',
  Department: 'Payments',
  SubDepartment: 'Incoming',
  StreetName: 'Threadneedle Street',
  BuildingNumber: '1a',
  PostCode: 'EC2R 8AH',
  TownName: 'London',
  CountrySubDivision: 'Greater London',
  Country: 'GB',
  AddressLine: ['1a Threadneedle Street', 'London'],
};
const agent = {
  SchemeName: 'UK.OBIE.BICFI',
  Identification: 'XSTBGB2LXXX',
  Name: 'Bank of the other side',
  PostalAddress: address,
};
const { Department: _, SubDepartment: __, ...ofParty } = address;

export default variant({
  id: 'every-member-present',
  title: 'Fills members that most banks leave out',
  clause: 'The data dictionaries: each is optional',
  releases: { since: '3.1.11' },
  world: recordsChanged({
    Account: () => ({ MaturityDate: '2031-12-31T00:00:00+00:00' }),
    Balance: ({ Amount: amount }) => ({
      Amount: { ...Object(amount), SubType: 'BaseCurrency' },
      LocalAmount: { ...money('12.34', 'EUR'), SubType: 'LocalCurrency' },
    }),
    Transaction: ({ CreditDebitIndicator: side }) => ({
      ChargeAmount: money('0.25'),
      AddressLine: '1a Threadneedle Street, London',
      CurrencyExchange: {
        SourceCurrency: 'USD',
        TargetCurrency: 'GBP',
        UnitCurrency: 'GBP',
        ExchangeRate: 1.2754,
        ContractIdentification: 'FX-2026-0001',
        QuotationDate: '2026-01-05T09:15:00+00:00',
        InstructedAmount: money('127.54', 'USD'),
      },
      CardInstrument: {
        CardSchemeName: 'AmericanExpress',
        AuthorisationType: 'PIN',
        Name: 'A Cardholder',
        Identification: '371449635398431',
      },
      ...(side === 'Credit' ? { DebtorAgent: agent } : { CreditorAgent: agent }),
      SupplementaryData: { Channel: 'Branch', Notes: { Teller: '12' } },
    }),
    Beneficiary: () => ({ CreditorAgent: agent, SupplementaryData: { Group: 'Family' } }),
    StandingOrder: () => ({
      CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XSTBGB2L' },
      SupplementaryData: { Channel: 'App' },
    }),
    ScheduledPayment: () => ({
      DebtorReference: 'OWN REFERENCE',
      CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XSTBGB2L' },
    }),
    Party: () => ({ Address: [ofParty] }),
    Product: () => ({ SecondaryProductId: 'SEC-1', MarketingStateId: 'M1' }),
    Statement: () => ({
      StatementFee: [
        {
          Description: 'Account fee',
          CreditDebitIndicator: 'Debit',
          Type: 'UK.OBIE.Annual',
          Rate: 1.5,
          RateType: 'UK.OBIE.AER',
          Frequency: 'UK.OBIE.Annual',
          Amount: money('5.00'),
        },
      ],
      TotalValue: money('1234.50'),
    }),
  }),
});

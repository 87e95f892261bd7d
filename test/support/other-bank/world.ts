import { written } from './dates.ts';

/** A record as the interface shows it to whoever may see all of it. */
export type Row = Readonly<Record<string, unknown>>;

/** What the bank keeps of one account. */
export interface Account {
  readonly id: string;
  readonly account: Row;
  readonly balances: readonly Row[];
  /** The oldest first. */
  readonly transactions: readonly Row[];
  readonly statements: readonly Row[];
  readonly beneficiaries: readonly Row[];
  readonly directDebits: readonly Row[];
  readonly standingOrders: readonly Row[];
  readonly scheduledPayments: readonly Row[];
  readonly product: Row;
  readonly offers: readonly Row[];
  /** The owner first. */
  readonly parties: readonly Row[];
}

export interface Customer {
  readonly login: string;
  readonly party: Row;
  readonly accounts: readonly Account[];
}

const dayMs = 86_400_000;
const gbp = (amount: string): Row => ({ Amount: amount, Currency: 'GBP' });
const sortCode = (identification: string, name?: string): Row => ({
  SchemeName: 'UK.OBIE.SortCodeAccountNumber',
  Identification: identification,
  ...(name === undefined ? {} : { Name: name }),
});

/** All that the bank holds on the day on which it starts. */
export function world(now: number): readonly Customer[] {
  const today = now - (now % dayMs);
  return [amara(today), northgate(today)];
}

function amara(today: number): Customer {
  const self: Row = { PartyId: 'P-1', Name: 'Amara Osei' };
  const parties = [self];
  const current = '22289';
  const bookings = dailyBookings(current, today);
  return {
    login: 'amara',
    party: self,
    accounts: [
      {
        ...nothingOn(current, parties, 'PersonalCurrentAccount'),
        account: personal(current, 'CurrentAccount', [sortCode('20445500022289', 'A Osei')]),
        balances: [closing(current, '1843.5', today), booked(current, '1790.25', today)],
        transactions: bookings,
        statements: monthly(current, bookings, today),
        beneficiaries: [
          { AccountId: current, CreditorAccount: sortCode('30119900440011', 'Linden Lettings') },
          { AccountId: current, Reference: 'GYM', CreditorAccount: iban('GB33BUKB20201555555555') },
        ],
        directDebits: [
          { AccountId: current, MandateIdentification: 'WATER-7712', Name: 'Tarn Water' },
          { AccountId: current, MandateIdentification: 'TV-0099', Name: 'Broadcast Licensing' },
        ],
        standingOrders: [
          {
            StandingOrderId: 'SO-81',
            AccountId: current,
            Frequency: 'IntrvlMnthDay:01:28',
            NextPaymentDateTime: written(today + 9 * dayMs),
            NextPaymentAmount: gbp('650'),
            CreditorAccount: sortCode('30119900440011', 'Linden Lettings'),
          },
          { AccountId: current, Frequency: 'EvryWorkgDay', CreditorAccount: iban('GB33BUKB20201555555555') },
        ],
        scheduledPayments: [
          {
            AccountId: current,
            ScheduledPaymentDateTime: written(today + 12 * dayMs),
            ScheduledType: 'Arrival',
            InstructedAmount: gbp('75.125'),
            CreditorAccount: sortCode('30119900440011', 'Linden Lettings'),
          },
        ],
        offers: [{ AccountId: current, OfferType: 'BalanceTransfer', Description: 'No fee on transfers in spring' }],
      },
      {
        ...nothingOn('31820', parties, 'Other'),
        account: personal('31820', 'Savings', [iban('GB29NWBK60161331926819')]),
        balances: [closing('31820', '9000', today)],
        transactions: migrated('31820', today - 150 * dayMs),
      },
      {
        ...nothingOn('40417', parties, 'CommercialCreditCard'),
        account: personal('40417', 'CreditCard', [{ SchemeName: 'UK.OBIE.PAN', Identification: '4659430123456787' }]),
        balances: [cardBalance('40417', today)],
        transactions: cardBookings('40417', today),
      },
      {
        ...nothingOn('57106', parties, 'PersonalCurrentAccount'),
        account: personal('57106', 'CurrentAccount', [sortCode('20445500057106')]),
        balances: [closing('57106', '0', today)],
      },
    ],
  };
}

function northgate(today: number): Customer {
  const self: Row = { PartyId: 'P-2', Name: 'Tomasz Wren' };
  const company: Row = { PartyId: 'P-3', FullLegalName: 'Northgate Joinery Limited' };
  const id = '70001';
  const second = '70002';
  return {
    login: 'northgate',
    party: self,
    accounts: [
      {
        ...nothingOn(id, [company, self], 'BusinessCurrentAccount'),
        account: { ...personal(id, 'CurrentAccount', [sortCode('20445500070001')]), AccountType: 'Business' },
        balances: [closing(id, '55021.75', today)],
        transactions: migrated(id, today - 10 * dayMs),
        beneficiaries: [{ AccountId: id, CreditorAccount: sortCode('30119900998877', 'Oak and Ash') }],
      },
      {
        ...nothingOn(second, [company, self], 'BusinessCurrentAccount'),
        account: { ...personal(second, 'Savings', [sortCode('20445500070002')]), AccountType: 'Business' },
        balances: [closing(second, '12', today)],
      },
    ],
  };
}

function nothingOn(id: string, parties: readonly Row[], type: string): Omit<Account, 'account' | 'balances'> {
  const other = { OtherProductType: { Name: 'Notice saver', Description: 'Thirty days of notice' } };
  return {
    id,
    transactions: [],
    statements: [],
    beneficiaries: [],
    directDebits: [],
    standingOrders: [],
    scheduledPayments: [],
    product: { AccountId: id, ProductType: type, ...(type === 'Other' ? other : {}) },
    offers: [],
    parties,
  };
}

function personal(id: string, subType: string, known: readonly Row[]): Row {
  return { AccountId: id, AccountType: 'Personal', AccountSubType: subType, Currency: 'GBP', Account: known };
}

function iban(identification: string): Row {
  return { SchemeName: 'UK.OBIE.IBAN', Identification: identification };
}

function closing(id: string, amount: string, today: number): Row {
  return balance(id, 'ClosingBooked', amount, today);
}

function booked(id: string, amount: string, today: number): Row {
  return balance(id, 'InterimBooked', amount, today);
}

function balance(id: string, type: string, amount: string, today: number): Row {
  const side = { CreditDebitIndicator: 'Credit', DateTime: written(today - 1) };
  return { AccountId: id, Amount: gbp(amount), Type: type, ...side };
}

function cardBalance(id: string, today: number): Row {
  const line = { Included: true, Type: 'Credit', Amount: gbp('3000') };
  return { ...balance(id, 'ClosingAvailable', '2210.4', today), CreditLine: [line] };
}

/** 58 entries, one every other day, at a time of their own to the millisecond; the last is still to be booked. */
function dailyBookings(id: string, today: number): readonly Row[] {
  return Array.from({ length: 58 }, (_, index): Row => {
    const moment = today - (117 - 2 * index) * dayMs + ((index * 7_919_333) % dayMs);
    const credit = index % 3 === 1;
    const other = sortCode('30119900440011', 'Linden Lettings');
    return {
      TransactionId: `TX-${500_000 + index * 17}`,
      AccountId: id,
      Status: index === 57 ? 'Pending' : 'Booked',
      BookingDateTime: written(moment),
      ValueDateTime: written(moment + (index % 2) * dayMs),
      CreditDebitIndicator: credit ? 'Credit' : 'Debit',
      Amount: gbp(`${3 + ((index * 37) % 90)}${index % 5 === 0 ? '' : `.${index}`}`),
      ProprietaryBankTransactionCode: { Code: credit ? 'INWARD' : 'OUTWARD' },
      TransactionInformation: credit ? `Received ${index}` : `Paid ${index}`,
      ...(credit ? { DebtorAccount: other } : { CreditorAccount: other }),
    };
  });
}

/** What an account brought along from an earlier system: all of it at one instant, and without ids. */
function migrated(id: string, moment: number): readonly Row[] {
  return Array.from({ length: 6 }, (_, index): Row => {
    const side = { CreditDebitIndicator: index % 2 === 0 ? 'Credit' : 'Debit', Status: 'Booked' };
    const code = { ProprietaryBankTransactionCode: { Code: 'CARRIED', Issuer: 'Old ledger' } };
    return { AccountId: id, BookingDateTime: written(moment), ...side, Amount: gbp(`${index + 1}.00125`), ...code };
  });
}

function cardBookings(id: string, today: number): readonly Row[] {
  return Array.from({ length: 12 }, (_, index): Row => {
    const moment = today - (60 - 5 * index) * dayMs + 40_000_007 + index;
    return {
      TransactionId: `CD-${900 + index}`,
      AccountId: id,
      Status: 'Booked',
      BookingDateTime: written(moment),
      CreditDebitIndicator: 'Debit',
      Amount: gbp(`${index + 8}.9`),
      ProprietaryBankTransactionCode: { Code: 'CARD' },
      MerchantDetails: { MerchantName: `Shop ${index}`, MerchantCategoryCode: '5411' },
      CardInstrument: { CardSchemeName: 'VISA', Identification: '4659430123456787' },
    };
  });
}

/** A statement for each whole month of the last four, called by its month. */
function monthly(id: string, bookings: readonly Row[], today: number): readonly Row[] {
  const now = new Date(today);
  return [4, 3, 2, 1].map((back): Row => {
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1) - 1;
    const month = written(start).slice(0, 7);
    const within = bookings.filter((each) => isWithin(each, start, end));
    const amount = { Type: 'UK.OBIE.ClosingBalance', CreditDebitIndicator: 'Credit', Amount: gbp(`${within.length}`) };
    return {
      StatementId: `${id}${month.replace('-', '')}`,
      StatementReference: month,
      AccountId: id,
      Type: 'RegularPeriodic',
      StartDateTime: written(start),
      EndDateTime: written(end),
      CreationDateTime: written(end + 1 + 4 * 3_600_000),
      StatementAmount: [amount],
    };
  });
}

/** Whether an entry was booked from `start` to `end`, both included. */
export function isWithin({ BookingDateTime: booked }: Row, start: number, end: number): boolean {
  const moment = Date.parse(String(booked));
  return moment >= start && moment <= end;
}

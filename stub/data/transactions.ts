import { currencyExchange } from './abroad.ts';
import { cardNumber } from './accounts.ts';
import { dateTime, day, type MonthIndex, monthText } from './calendar.ts';
import type { Counterparty } from './counterparties.ts';
import type { Holding } from './customers.ts';
import { ownBank } from './identifiers.ts';
import { type Entry, entryKinds } from './ledger/entry.ts';
import type { LedgerMonth } from './ledger/month.ts';
import { amount, indicator, type Pence } from './money.ts';
import { personOf } from './people.ts';
import { digest, opaqueId, stream } from './random.ts';
import type { CardInstrument, OBTransaction6 } from './records.ts';

const startOfDay = (instant: number): number => instant - (instant % day);

function information({ kind, reference, merchant }: Entry, counterparty: Counterparty | undefined): string {
  const name = counterparty?.account.Name ?? merchant?.name ?? '';
  switch (kind) {
    case 'standing-order':
      return `STANDING ORDER TO ${name} ${reference ?? ''}`;
    case 'direct-debit':
      return `DIRECT DEBIT ${name} ${reference ?? ''}`;
    case 'salary':
      return `${name} ${reference ?? ''}`;
    case 'transfer-in':
    case 'standing-order-in':
    case 'own-in':
      return `FROM ${name} ${reference ?? ''}`;
    case 'transfer-out':
    case 'own-out':
      return `TO ${name} ${reference ?? ''}`;
    case 'debit-card':
    case 'credit-card':
      return merchant?.category.use === 'None'
        ? `${name.toUpperCase()} ONLINE`
        : `${name.toUpperCase()} ${merchant?.town.toUpperCase() ?? ''} GB`;
    case 'cash':
      return `CASH ${name.toUpperCase()} ${merchant?.town.toUpperCase() ?? ''}`;
    case 'refund':
      return `REVERSAL ${name.toUpperCase()}`;
    case 'cheque':
      return `${reference ?? 'CHEQUE'} PAID IN`;
    case 'cheque-returned':
      return `${reference ?? 'CHEQUE'} RETURNED UNPAID`;
    case 'interest':
      return 'GROSS INTEREST';
  }
}

type Instrument = Omit<CardInstrument, 'AuthorisationType'>;

/** A record that is being written. */
type Draft = { -readonly [Name in keyof OBTransaction6]: OBTransaction6[Name] };

function writeCard(record: Draft, { CardSchemeName, Name, Identification }: Instrument, entry: Entry): void {
  const { merchant } = entry;
  if (merchant === undefined) return;
  const { use, merchantCategoryCode } = merchant.category;
  if (use !== 'None') record.AddressLine = merchant.town;
  record.MerchantDetails = { MerchantName: merchant.name, MerchantCategoryCode: merchantCategoryCode };
  const AuthorisationType = entry.kind === 'refund' ? 'None' : use;
  record.CardInstrument = { CardSchemeName, AuthorisationType, Name, Identification };
}

function writeCounterparty(record: Draft, pence: Pence, { account, agent }: Counterparty): void {
  if (pence < 0) {
    record.CreditorAgent = agent;
    record.CreditorAccount = account;
  } else {
    record.DebtorAgent = agent;
    record.DebtorAccount = account;
  }
}

function valueDateTime(entry: Entry, pending: boolean): string {
  if (pending) return dateTime(startOfDay(entry.at) + day);
  if (entry.kind === 'cheque') return dateTime(startOfDay(entry.at) + 2 * day);
  return entry.madeAt === entry.at ? dateTime(entry.at) : dateTime(startOfDay(entry.madeAt));
}

/** Writes an entry as the interface shows it in full; without a booked balance after it, the entry is pending. */
export type TransactionWriter = (entry: Entry, balance?: Pence) => OBTransaction6;

/** The writer for a month of an account. What all its entries share is looked up once. */
export function transactionWriter(holding: Holding, month: MonthIndex): TransactionWriter {
  const isCard = holding.blueprint.kind === 'credit-card';
  const instrument = {
    CardSchemeName: isCard ? 'MasterCard' : 'VISA',
    Name: personOf(holding.customer, 'customer').name.toUpperCase(),
    Identification: cardNumber(holding),
  } as const;
  const statement = isCard ? { StatementReference: [statementReference(holding, month)] } : {};
  return (entry, balance) => {
    const id = opaqueId(holding.seed, 'transaction', holding.key, month, entry.key);
    const { code, subCode, own } = entryKinds[entry.kind];
    const pending = balance === undefined;
    const counterparty = entry.counterparty?.();
    const exchange = currencyExchange(entry.merchant?.name, month, entry.pence);
    const record: Draft = {
      AccountId: holding.accountId,
      TransactionId: id,
      TransactionReference: entry.reference ?? `AUTH ${id.slice(0, 6).toUpperCase()}`,
      ...statement,
      CreditDebitIndicator: indicator(entry.pence),
      Status: pending ? 'Pending' : 'Booked',
      TransactionMutability: pending ? 'Mutable' : 'Immutable',
      BookingDateTime: dateTime(entry.at),
      ValueDateTime: valueDateTime(entry, pending),
      TransactionInformation: information(entry, counterparty).trim(),
      Amount: amount(entry.pence),
      ...(exchange === undefined ? {} : { CurrencyExchange: exchange }),
      BankTransactionCode: { Code: code, SubCode: subCode },
      ProprietaryBankTransactionCode: { Code: own, Issuer: ownBank.name },
    };
    // What not every record has is added to it: a part that is spread into one costs more than all that it holds.
    if (balance !== undefined) record.Balance = runningBalance(balance);
    if (counterparty !== undefined) writeCounterparty(record, entry.pence, counterparty);
    writeCard(record, instrument, entry);
    if (entry.kind === 'cash') record.SupplementaryData = { CashMachine: cashMachine(entry) };
    return entry.written === undefined ? record : { ...record, ...(entry.written as Partial<OBTransaction6>) };
  };
}

/** The number of the machine that paid out: each brand has one in each town. */
function cashMachine({ merchant }: Entry): string {
  return String(digest(0, ['cash-machine', merchant?.name ?? '', merchant?.town ?? ''])[0] % 1_000_000).padStart(
    6,
    '0',
  );
}

function runningBalance(pence: Pence): NonNullable<OBTransaction6['Balance']> {
  return { CreditDebitIndicator: indicator(pence), Type: 'InterimBooked', Amount: amount(pence) };
}

/** The reference under which the statement of a month is printed. */
export function statementReference(holding: Holding, month: MonthIndex): string {
  const number = stream(holding.seed, 'statement-reference', holding.key).int(1_000_000, 9_999_999);
  return `ST${number}-${monthText(month)}`;
}

/** The records of a whole month as they stand once it is booked, oldest first. */
export function bookedRecords(holding: Holding, month: MonthIndex, ledger: LedgerMonth): readonly OBTransaction6[] {
  const write = transactionWriter(holding, month);
  let balance = ledger.opening;
  return ledger.entries.map((entry) => {
    balance += entry.pence;
    return write(entry, balance);
  });
}

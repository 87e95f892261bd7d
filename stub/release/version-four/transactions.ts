import { inRange, type Release } from '../../../schemas/releases.ts';
import { intermediaries, ultimateParties, withOtherSide } from './other-side.ts';
import { purposesOf } from './purposes.ts';
import { respell, spelled } from './spelling.ts';

type Written = Readonly<Record<string, unknown>>;

/** The families and sub-families of ISO 20022 that this bank's entries belong to, by the long names that 3.1 asks for. */
const isoCodes: Readonly<Record<string, string>> = {
  CustomerCardTransactions: 'CCRD',
  IssuedCreditTransfers: 'ICDT',
  MiscellaneousCreditOperations: 'MCOP',
  MiscellaneousDebitOperations: 'MDOP',
  ReceivedCheques: 'RCHQ',
  ReceivedCreditTransfers: 'RCDT',
  ReceivedDirectDebits: 'RDDT',
  CashWithdrawal: 'CWDL',
  Cheque: 'CCHQ',
  CreditCardPayment: 'POSC',
  DirectDebitPayment: 'PMDD',
  DomesticCreditTransfer: 'DMCT',
  Fees: 'FEES',
  InternalBookTransfer: 'BOOK',
  Interest: 'INTR',
  PayrollSalaryPayment: 'SALA',
  PointOfSalePaymentDebitCard: 'POSD',
  ReversalDueToPaymentReturn: 'RRTN',
  StandingOrder: 'STDO',
  UnpaidCheque: 'UPCQ',
};

const codeOf = (name: unknown): unknown => isoCodes[String(name)] ?? name;

/** This bank's own codes, in words. */
const ownCodes: Readonly<Record<string, string>> = {
  ATM: 'Cash machine',
  BGC: 'Bank giro credit',
  CHQ: 'Cheque',
  DD: 'Direct debit',
  FPI: 'Faster payment in',
  FPO: 'Faster payment out',
  INF: 'Information',
  INT: 'Interest',
  POS: 'Debit card',
  PUR: 'Credit card',
  REV: 'Reversal',
  SO: 'Standing order',
  TFR: 'Transfer',
  UNP: 'Unpaid',
};

/** The bank's own code a second time, where version 4 has room for what it means. */
function ownCodeInWords(code: Written | undefined): Written {
  const Description = ownCodes[String(code?.Code)];
  return Description === undefined ? {} : { ExtendedProprietaryBankTransactionCodes: [{ ...code, Description }] };
}

/** A transaction of version 4. Clause: Transactions, Data Dictionary. */
export function transaction(record: Written, release: Release): Written {
  const { BankTransactionCode, Balance, ...others } = withOtherSide(record);
  const code = BankTransactionCode as Written | undefined;
  return {
    ...others,
    Status: spelled('entryStatus', record.Status) ?? record.Status,
    ...(code === undefined ? {} : { BankTransactionCode: { Code: codeOf(code.Code), SubCode: codeOf(code.SubCode) } }),
    ...ownCodeInWords(record.ProprietaryBankTransactionCode as Written | undefined),
    ...purposesOf(record),
    ...ultimateParties(record),
    ...(inRange(release, { since: '4.0.1' }) ? intermediaries(record) : {}),
    ...(Balance === undefined ? {} : balanceAfter(Balance as Written)),
  };
}

/** Without a code for its type there is no balance to tell. */
function balanceAfter(balance: Written): Written {
  const told = respell(balance, 'Type', 'balanceType');
  return told.Type === undefined ? {} : { Balance: told };
}

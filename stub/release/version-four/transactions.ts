import { respell } from './spelling.ts';

type Written = Readonly<Record<string, unknown>>;

/** The families and sub-families of ISO 20022 that this bank's entries belong to, by the long names that 3.1 asks for. */
const isoCodes: Readonly<Record<string, string>> = {
  CustomerCardTransactions: 'CCRD',
  IssuedCreditTransfers: 'ICDT',
  MiscellaneousCreditOperations: 'MCOP',
  ReceivedCheques: 'RCHQ',
  ReceivedCreditTransfers: 'RCDT',
  ReceivedDirectDebits: 'RDDT',
  CashWithdrawal: 'CWDL',
  Cheque: 'CCHQ',
  CreditCardPayment: 'POSC',
  DirectDebitPayment: 'PMDD',
  DomesticCreditTransfer: 'DMCT',
  InternalBookTransfer: 'BOOK',
  Interest: 'INTR',
  PayrollSalaryPayment: 'SALA',
  PointOfSalePaymentDebitCard: 'POSD',
  ReversalDueToPaymentReturn: 'RRTN',
  StandingOrder: 'STDO',
  UnpaidCheque: 'UPCQ',
};

/** What kind of payment it is, for those of which the bank knows. */
const categories: Readonly<Record<string, string>> = {
  CashWithdrawal: 'CASH',
  CreditCardPayment: 'CCRD',
  Interest: 'INTE',
  PayrollSalaryPayment: 'SALA',
  PointOfSalePaymentDebitCard: 'DCRD',
};

const codeOf = (name: unknown): unknown => isoCodes[String(name)] ?? name;

/** A transaction of version 4. Clause: Transactions, Data Dictionary. */
export function transaction(record: Written): Written {
  const { BankTransactionCode, Balance, ...others } = respell(record, 'Status', 'entryStatus');
  const code = BankTransactionCode as Written | undefined;
  const category = categories[String(code?.SubCode)];
  return {
    ...others,
    ...(code === undefined ? {} : { BankTransactionCode: { Code: codeOf(code.Code), SubCode: codeOf(code.SubCode) } }),
    ...(category === undefined ? {} : { CategoryPurposeCode: category }),
    ...(Balance === undefined ? {} : balanceAfter(Balance as Written)),
  };
}

/** Without a code for its type there is no balance to tell. */
function balanceAfter(balance: Written): Written {
  const told = respell(balance, 'Type', 'balanceType');
  return told.Type === undefined ? {} : { Balance: told };
}

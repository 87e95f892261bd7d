import { type JsonObject, textAt } from './json.ts';

/** ISO 20022, families of issued credit transfers: as the long names that version 3.1 asks for, and as codes. */
const families = /^(PMNT)?(ICDT|IRCT|ISSUED(REALTIME)?CREDITTRANSFERS?)/;
/** What a bank's own code is that speaks of a transfer, in words or as British statements print it. */
const ownWords = /transfer|standing order|(faster|bill) payment|^(FPO|STO|SO|TFR)$/i;
const ownOther = /debit|card|charge|fee|interest|cheque|cash|refund|revers|return/i;

/**
 * True for a transaction that its own record tells to be a transfer which the customer sent: by its family of ISO 20022 or, where it has
 * none, by the bank's own code. Whatever says something else, or nothing, is none: a direct debit, a card payment, a charge.
 */
export function isTransferOut(transaction: JsonObject): boolean {
  if (transaction.CreditDebitIndicator !== 'Debit') return false;
  if (transaction.CardInstrument !== undefined || transaction.MerchantDetails !== undefined) return false;
  const family = textAt(transaction, 'BankTransactionCode', 'Code');
  if (family !== undefined) return families.test(family.replace(/[\s_-]/g, '').toUpperCase());
  const own = textAt(transaction, 'ProprietaryBankTransactionCode', 'Code') ?? '';
  return ownWords.test(own) && !ownOther.test(own);
}

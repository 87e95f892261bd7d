import type { RuleId } from '../../schemas/statements/rule-ids.ts';

/**
 * Titles of the rules that ask the same of version 4 as of 3.1 by other members, codes or bounds. A title in which only the error code,
 * the Status of a consent or the path differs needs no line here: `inWordsOf` writes it anew.
 */
export const titlesOfFour: Readonly<Partial<Record<RuleId, string>>> = {
  'AISP-ACC-005': 'Currency, AccountCategory and AccountTypeCode are there, but for an account that was switched away',
  'AISP-ACC-008': 'Status of an account is one of the five values of OBInternalAccountStatus1Code',
  'AISP-BAL-003': 'Type of a balance is one of the 10 codes of OBBalanceType1Code',
  'AISP-BAL-008': 'SubType of an amount, BCUR where it is left out, is BCUR or LCUR',
  'AISP-CON-004': 'Status of a consent is AUTH, AWAU, CANC, EXPD or RJCT',
  'AISP-DIR-002': 'DirectDebitStatusCode is ACTV, CANC, EXPI or SUSP',
  'AISP-ERR-001': 'The Code of an error, where it has one, has 1 to 40 characters, and a 400 has a body',
  'AISP-ERR-004': 'The Message of an error, where it has one, has 1 to 500 characters',
  'AISP-ERR-007': 'The Message of an entry of Errors, where it has one, has 1 to 500 characters',
  'AISP-FMT-028': 'An address has at most 7 AddressLines, of at most 70 characters each',
  'AISP-STO-009': 'StandingOrderStatusCode is ACTV, CANC, EXPI or SUSP',
  'AISP-TRA-002': 'Status of a transaction is BOOK, FUTR, INFO, PDNG or RJCT',
  'AISP-TRA-015': 'The balance after a transaction has CreditDebitIndicator, a Type of the 10 and Amount',
};

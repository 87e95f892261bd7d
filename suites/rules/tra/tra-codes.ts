import { inRanges } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { objectAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { contradictions } from '../../ledger/contradictions.ts';

const transaction = (changes: object) => ({
  operation: 'GET /accounts/{AccountId}/transactions' as const,
  data: { Transaction: [sampleTransaction({ ...changes })] },
});
const coded = (Code: string, SubCode: string) => transaction({ BankTransactionCode: { Code, SubCode } });

const places = ['Code', 'SubCode'].map((name) => `/Data/Transaction/*/BankTransactionCode/${name}`);

const usual = {
  clause: clause('Transactions', 'Notes'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
} as const;

const present = rule({
  ...usual,
  id: 'AISP-TRA-010',
  level: 'SHOULD',
  title: 'A transaction has a BankTransactionCode, a ProprietaryBankTransactionCode or both',
  matters: 'With neither code a TPP guesses from free text whether money was salary, rent or interest.',
  needs: 'an answer with transactions',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Transaction')) {
      const { BankTransactionCode: iso, ProprietaryBankTransactionCode: own } = found.value;
      yield look(found, iso !== undefined || own !== undefined, 'Expected a code of ISO 20022 or one of the bank');
    }
  },
  accept: {
    both: transaction({}),
    'that of the bank': transaction({ BankTransactionCode: undefined }),
    'that of ISO': transaction({ ProprietaryBankTransactionCode: undefined }),
  },
  reject: { neither: transaction({ BankTransactionCode: undefined, ProprietaryBankTransactionCode: undefined }) },
});

const longForm = rule({
  ...usual,
  id: 'AISP-TRA-012',
  level: 'MUST',
  title: 'Code and SubCode are the long names of ISO 20022 without blanks, not its codes of four letters',
  matters:
    'Code lists are compared by the long names; a bank that sends RCDT where others send ReceivedCreditTransfer has all its payments unclassified.',
  releases: { until: '3.1.11' },
  needs: 'a transaction that shows its BankTransactionCode',
  optional: true,
  owns: { rule: 'AISP-TRA-012', families: ['transaction'], at: places, keywords: ['maxLength'] },
  apart: true,
  *judge(evidence, { release }) {
    const short = inRanges(release, contradictions.C11.releases);
    for (const found of evidence.records('Transaction')) {
      for (const name of ['Code', 'SubCode']) {
        const text = objectAt(found.value, 'BankTransactionCode')?.[name];
        if (typeof text !== 'string') continue;
        // Where the two sources exclude each other, neither spelling is held against a bank.
        const holds = (short || !/^[A-Z]{4}$/.test(text)) && !/\s/.test(text);
        yield look(below(found, 'BankTransactionCode', name), holds, 'Expected a long name without blanks', text);
      }
    }
  },
  accept: { 'long names': coded('ReceivedCreditTransfer', 'DomesticCreditTransfer'), short: coded('Other', 'ATM') },
  reject: { 'codes of four letters': coded('RCDT', 'DMCT'), 'with blanks': coded('Counter Transactions', 'Cash') },
});

const codeForm = rule({
  ...usual,
  id: 'AISP-TRA-012a',
  statements: ['AISP-TRA-012'],
  level: 'SHOULD',
  title: 'Code and SubCode are the codes of four letters of ISO 20022',
  matters:
    'Version 4 gave the long names up for RCDT and DMCT; where they remain, whatever sorts payments by code finds none of them.',
  releases: { since: '4.0.0' },
  needs: 'a transaction that shows its BankTransactionCode',
  optional: true,
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Transaction')) {
      for (const name of ['Code', 'SubCode']) {
        const text = objectAt(found.value, 'BankTransactionCode')?.[name];
        if (typeof text !== 'string') continue;
        const holds = /^[A-Z0-9]{4}$/.test(text);
        yield look(below(found, 'BankTransactionCode', name), holds, 'Expected a code of four letters', text);
      }
    }
  },
  accept: { 'codes of four letters': coded('RCDT', 'DMCT') },
  reject: { 'long names': coded('ReceivedCreditTransfer', 'DMCT'), 'in small letters': coded('RCDT', 'dmct') },
});

export default [present, longForm, codeForm];

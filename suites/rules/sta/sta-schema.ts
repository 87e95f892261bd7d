import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleStatement } from '../../core/sample-statement.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/statements',
  data: { Statement: [sampleStatement(changes)] },
});
const shared = {
  level: 'MUST',
  applies: offersGroup('statements'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with statements',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/Statement/*/${name}`);
const money = { Amount: '12.00', Currency: 'GBP' };
const charge = { CreditDebitIndicator: 'Credit', Type: 'UK.OBIE.Total', Amount: money };
const parts: Readonly<Record<string, readonly string[]>> = {
  StatementBenefit: ['Type', 'Amount'],
  StatementFee: ['CreditDebitIndicator', 'Type', 'Amount'],
  StatementInterest: ['CreditDebitIndicator', 'Type', 'Amount'],
  StatementAmount: ['CreditDebitIndicator', 'Type', 'Amount'],
  StatementDateTime: ['DateTime', 'Type'],
  StatementRate: ['Rate', 'Type'],
  StatementValue: ['Value', 'Type'],
};

/** The parts of OBStatement2 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-STA-001',
    title: 'A statement has AccountId, Type, StartDateTime, EndDateTime and CreationDateTime',
    matters: 'A statement without its dates belongs to no month, and without its account to no books.',
    clause: clause('Statements', 'Notes'),
    statements: ['AISP-STA-001', 'AISP-STA-014'],
    owns: {
      families: ['statement'],
      at: members('AccountId', 'Type', 'StartDateTime', 'EndDateTime', 'CreationDateTime'),
      keywords: ['required'],
    },
    accept: { 'these alone': record({ StatementId: undefined, StatementAmount: undefined }) },
    reject: { 'no CreationDateTime': record({ CreationDateTime: undefined }), 'no Type': record({ Type: undefined }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STA-002',
    title: 'Type of a statement is one of the five values of the standard',
    matters: 'An annual statement that is not known as one is counted as a thirteenth month.',
    clause: openApiClause('OBExternalStatementType1Code'),
    owns: { families: ['statement'], at: members('Type'), keywords: ['enum'] },
    accept: { 'at the end of a year': record({ Type: 'Annual' }) },
    reject: { Monthly: record({ Type: 'Monthly' }), namespaced: record({ Type: 'UK.OBIE.Interim' }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STA-006',
    title:
      'Benefits, fees, interest, amounts, date-times, rates and values of a statement have their mandatory members',
    matters:
      'A fee without its amount, or an amount without its kind, leaves a total that the lines beside it do not explain.',
    clause: clause('Statements', 'Data Dictionary'),
    needs: 'a statement with such a part',
    owns: {
      families: ['statement'],
      at: Object.entries(parts).flatMap(([part, names]) => members(...names.map((name) => `${part}/*/${name}`))),
      keywords: ['required'],
    },
    accept: {
      'an amount': record({}),
      'a fee with nothing optional': record({
        StatementFee: [{ CreditDebitIndicator: 'Debit', Type: 'UK.OBIE.Annual', Amount: money }],
      }),
    },
    reject: {
      'an amount without a sign': record({ StatementAmount: [{ Type: 'UK.OBIE.ClosingBalance', Amount: money }] }),
      'a fee without a type': record({ StatementFee: [{ CreditDebitIndicator: 'Debit', Amount: money }] }),
      'a rate without a rate': record({ StatementRate: [{ Type: 'UK.OBIE.AnnualPurchase' }] }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STA-007',
    title: 'Fees and interest may tell RateType, Frequency, and a Description of at most 128 characters',
    matters:
      'Rate, frequency and wording tell a customer why interest was charged; where they do not fit, the charge stands without a reason.',
    clause: openApiClause('OBStatementInterest2'),
    releases: { since: '3.1.1' },
    needs: 'a statement with StatementFee or StatementInterest',
    owns: {
      families: ['statement'],
      at: ['StatementFee', 'StatementInterest'].flatMap((part) =>
        members(...['Description', 'RateType', 'Frequency'].map((name) => `${part}/*/${name}`)),
      ),
      keywords: ['type', 'minLength', 'maxLength', 'additionalProperties'],
    },
    accept: {
      interest: record({
        StatementInterest: [{ ...charge, Description: 'Gross', Rate: 2.1, RateType: 'UK.OBIE.Gross' }],
      }),
      'a fee of a year': record({ StatementFee: [{ ...charge, Frequency: 'UK.OBIE.Yearly' }] }),
    },
    reject: {
      'a long description': record({ StatementFee: [{ ...charge, Description: 'D'.repeat(129) }] }),
      'a rate type as number': record({ StatementInterest: [{ ...charge, RateType: 7 }] }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STA-010',
    title: 'TotalValue of a statement, and LocalAmount of its amounts, have Amount and Currency',
    matters: 'A total in no currency cannot be added to that of another account, and accounts abroad are left out.',
    clause: openApiClause('OBStatement2'),
    releases: { since: '3.1.11' },
    needs: 'a statement with TotalValue, or with an amount in local currency',
    owns: {
      families: ['statement'],
      at: ['TotalValue', 'StatementAmount/*/LocalAmount'].flatMap((part) =>
        members(part, `${part}/Amount`, `${part}/Currency`),
      ),
      keywords: ['required', 'type', 'additionalProperties'],
    },
    accept: {
      'a total': record({ TotalValue: money }),
      'an amount in dollars, too': record({
        StatementAmount: [{ ...charge, LocalAmount: { Amount: '15.00', Currency: 'USD', SubType: 'LocalCurrency' } }],
      }),
    },
    reject: {
      'a total without currency': record({ TotalValue: { Amount: '12.00' } }),
      'a total as text': record({ TotalValue: '12.00' }),
      'no amount in local currency': record({ StatementAmount: [{ ...charge, LocalAmount: { Currency: 'USD' } }] }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STA-008',
    title: 'Value of a statement value is a text of at most 40 characters',
    matters:
      'Values such as points and miles are shown as the bank writes them; a number or an overlong text breaks the display or the parser.',
    clause: openApiClause('OBStatement2'),
    releases: { since: '3.1.1' },
    needs: 'a statement with StatementValue',
    owns: {
      families: ['statement'],
      at: members('StatementValue/*/Value'),
      keywords: ['type', 'minLength', 'maxLength'],
    },
    accept: {
      'a number as text': record({ StatementValue: [{ Value: '2400', Type: 'UK.OBIE.LoyaltyPointsBalance' }] }),
    },
    reject: {
      'a number': record({ StatementValue: [{ Value: 2400, Type: 'UK.OBIE.LoyaltyPointsBalance' }] }),
      'forty-one characters': record({ StatementValue: [{ Value: '9'.repeat(41), Type: 'UK.OBIE.Credits' }] }),
    },
  }),
];

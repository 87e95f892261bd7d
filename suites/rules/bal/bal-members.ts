import { clause, openApiClause } from '../../core/clause.ts';
import { sampleBalance, sampleCreditLine } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const usual = { level: 'MUST', scenarios: ['reads', 'basic-view'], needs: 'an answer with balances' } as const;
const record = '/Data/Balance/*';

const balances = (Balance: unknown) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  data: { Balance },
});
const balance = (changes: object) => balances([sampleBalance({ ...changes })]);
const creditLine = (changes: object) => balance({ CreditLine: [sampleCreditLine({ ...changes })] });
const subType = (SubType: string) => balance({ Amount: { Amount: '10.00', Currency: 'GBP', SubType } });

/** That the array is not empty is AISP-HTTP-020. */
const list = schemaRule({
  ...usual,
  id: 'AISP-BAL-001',
  title: 'Balances come as an array',
  matters: 'A client expects a list and finds an object, as in some examples: it fails at the first account.',
  clause: clause('Balances', 'Data Dictionary'),
  owns: { families: ['balance'], at: ['/Data/Balance'], keywords: ['required', 'type'] },
  accept: { 'one balance': balance({}) },
  reject: {
    'an object, as examples of the standard print it': balances(sampleBalance()),
    'no array': { operation: 'GET /balances', data: {} },
  },
});

const required = schemaRule({
  ...usual,
  id: 'AISP-BAL-002',
  title: 'Every balance has AccountId, CreditDebitIndicator, Type, DateTime and Amount',
  matters: 'An amount without its indicator may be a fortune or a debt; without a date it may be that of last year.',
  clause: openApiClause('OBReadBalance1'),
  owns: {
    families: ['balance'],
    at: ['AccountId', 'CreditDebitIndicator', 'Type', 'DateTime', 'Amount', 'Amount/Amount', 'Amount/Currency'].map(
      (name) => `${record}/${name}`,
    ),
    keywords: ['required'],
  },
  accept: { 'all of them': balance({}) },
  reject: {
    'no DateTime': balance({ DateTime: undefined }),
    'no AccountId': balance({ AccountId: undefined }),
    'no currency': balance({ Amount: { Amount: '10.00' } }),
  },
});

const creditLines = schemaRule({
  ...usual,
  id: 'AISP-BAL-005',
  optional: true,
  title: 'A credit line says whether it is included, and its Type is one of five',
  matters: 'Without Included a TPP adds an overdraft that is already in the figure, and promises money twice.',
  clause: openApiClause('OBReadBalance1 CreditLine'),
  needs: 'a balance with a credit line: an account with an overdraft or a credit card',
  owns: {
    families: ['balance'],
    at: ['Included', 'Type', 'Amount/Amount', 'Amount/Currency'].map((name) => `${record}/CreditLine/*/${name}`),
    keywords: ['required', 'enum'],
  },
  accept: {
    'an overdraft': creditLine({}),
    'no type and no amount': creditLine({ Type: undefined, Amount: undefined, Included: false }),
  },
  reject: {
    'no Included': creditLine({ Included: undefined }),
    'a type of its own': creditLine({ Type: 'Overdraft' }),
    'an amount without currency': creditLine({ Amount: { Amount: '500.00' } }),
  },
});

const subTypes = schemaRule({
  ...usual,
  id: 'AISP-BAL-008',
  title: 'SubType of an amount, BaseCurrency where it is left out, is BaseCurrency or LocalCurrency',
  matters:
    'A wrong sub-type has a balance in local currency taken for one in base currency, and added as if dollars were pounds.',
  clause: openApiClause('OBBalanceSubType1Code'),
  releases: { since: '3.1.11' },
  tolerates: ['C12/list'],
  within: (value) => (/^UK\.OBIE\.(?:Base|Local)Currency$/.test(String(value)) ? 'C12/list' : undefined),
  owns: {
    families: ['balance', 'statement'],
    at: [record, '/Data/Statement/*/StatementAmount/*'].flatMap((holder) => [
      `${holder}/Amount/SubType`,
      `${holder}/LocalAmount/SubType`,
    ]),
  },
  accept: { 'local currency': subType('LocalCurrency'), 'left out': balance({}) },
  reject: { 'with a namespace': subType('UK.OBIE.BaseCurrency'), 'a value of its own': subType('Settlement') },
});

export default [list, required, creditLines, subTypes];

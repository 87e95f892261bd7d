import { clause, openApiClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { membersNamed } from '../../core/members.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import { currencyCodes } from '../../core/values/currencies.ts';

const members = ['Currency', 'SourceCurrency', 'TargetCurrency', 'UnitCurrency'] as const;
const shape = /^[A-Z]{3}$/;

const account = (Currency: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ Currency })] },
});

const spelling = schemaRule({
  id: 'AISP-FMT-005',
  level: 'MUST',
  title: 'A currency code is three capital letters',
  matters:
    'Currency libraries look up three capitals; "gbp" or a pound sign finds nothing and the amount cannot be shown.',
  clause: openApiClause('ActiveOrHistoricCurrencyCode'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with a currency',
  owns: { at: members.map((name) => `/**/${name}`), keywords: ['pattern'] },
  accept: { 'three capitals': account('GBP') },
  reject: { 'small letters': account('gbp'), 'a sign': account('£'), 'the number of the currency': account('826') },
});

const known = rule({
  id: 'AISP-FMT-006',
  level: 'MUST',
  title: 'A currency code is one that ISO 4217 assigns or used to assign',
  matters:
    'An unknown currency has no exchange rate and no decimals: the total over the accounts of a customer cannot be made.',
  clause: clause('Account and Transaction API', 'ISO Enumerations'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with a currency',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const { value, pointer } of membersNamed(exchange, members)) {
        if (typeof value !== 'string' || !shape.test(value)) continue;
        yield look({ exchange, pointer }, currencyCodes.has(value), 'Expected a currency code of ISO 4217', value);
      }
    }
  },
  accept: { pounds: account('GBP'), 'a code of the past': account('DEM'), gold: account('XAU') },
  reject: { 'a code that nobody assigned': account('UKP'), 'a country in place of a currency': account('GBR') },
});

export default [spelling, known];

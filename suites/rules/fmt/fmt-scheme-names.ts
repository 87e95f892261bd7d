import { clause } from '../../core/clause.ts';
import { type Identified, identifiedIn } from '../../core/identifications.ts';
import { below, look } from '../../core/look.ts';
import { type Rule, type RuleContext, rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { countryCodes } from '../../core/values/countries.ts';
import { accountSchemes } from '../../core/values/namespaced-values.ts';

const namespace = 'UK.OBIE.';

/** Names of the standard's namespace; a bank's own are in a namespace of the bank and none of these rules' business. */
function judgeSchemes(
  kind: 'account' | 'agent',
  known: (name: string, found: Identified, context: RuleContext) => boolean,
) {
  return function* judge(...[evidence, context]: Parameters<Rule['judge']>) {
    for (const found of identifiedIn(evidence, kind)) {
      if (!found.scheme.startsWith(namespace)) continue;
      const holds = known(found.scheme.slice(namespace.length), found, context);
      yield look(
        below(found, 'SchemeName'),
        holds,
        `Expected a scheme that the standard defines for an ${kind}`,
        found.scheme,
      );
    }
  };
}

const servicer = (SchemeName: string, Identification = 'HDFC0000128') => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ Servicer: { SchemeName, Identification } })] },
});

const account = (SchemeName: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ Account: [{ SchemeName, Identification: '07700900566' }] })] },
});

const agents = rule({
  id: 'AISP-FMT-013',
  optional: true,
  level: 'MUST',
  title: 'An institution goes by UK.OBIE.BICFI, by UK.OBIE.NCC and a country, or by a scheme of the bank',
  matters: 'Without a known scheme nobody can say whether 000123 is a BIC, a clearing code or a number of the bank.',
  clause: clause('Namespaced Enumerations', 'OBExternalFinancialInstitutionIdentification4Code'),
  releases: { since: '3.1.3' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an account servicer or a creditor agent by a scheme of the standard',
  apart: 'knowing all',
  judge: judgeSchemes('agent', (name, { identification }) => {
    const country = /^NCC\.([A-Z]{2})$/.exec(name)?.[1];
    return name === 'BICFI' || (country !== undefined && countryCodes.has(country) && identification !== '');
  }),
  accept: { 'a BIC': servicer('UK.OBIE.BICFI', 'XSWYGB22'), 'a national clearing code': servicer('UK.OBIE.NCC.IN') },
  reject: {
    'a clearing code of no country': servicer('UK.OBIE.NCC'),
    'a clearing code of a country that there is not': servicer('UK.OBIE.NCC.ZY'),
    'a scheme for accounts': servicer('UK.OBIE.SortCodeAccountNumber', '00104147442249'),
  },
});

const accounts = rule({
  id: 'AISP-FMT-014',
  optional: true,
  level: 'MUST',
  title:
    'An account goes by one of the six schemes of UK.OBIE, Wallet among them from 3.1.11, or by a scheme of the bank',
  matters:
    'A TPP chooses by the scheme how to read and show an account; an unknown one leaves a number that cannot be paid to.',
  clause: clause('Namespaced Enumerations', 'OBExternalAccountIdentification4Code'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account or a creditor by a scheme of the standard',
  apart: 'knowing all',
  judge: judgeSchemes('account', (name, _found, { release }) => {
    return accountSchemes.some((known) => known === name) && (name !== 'Wallet' || release === '3.1.11');
  }),
  accept: {
    'sort code and account number': account('UK.OBIE.SortCodeAccountNumber'),
    'a wallet': account('UK.OBIE.Wallet'),
    'a scheme of the bank beside one of the standard': [account('UK.OBIE.Paym'), account('KE.Safaricom.M-Pesa')],
  },
  reject: {
    'a scheme that the standard does not define': account('UK.OBIE.AccountNumber'),
    'a scheme for institutions': account('UK.OBIE.BICFI'),
    'another spelling': account('UK.OBIE.SortcodeAccountnumber'),
  },
});

export default [agents, accounts];

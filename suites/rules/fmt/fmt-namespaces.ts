import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { namespacedIn } from '../../core/namespaced.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { countryCodes } from '../../core/values/countries.ts';
import { namespacedMembers } from '../../core/values/namespaced-values.ts';

const account = (SchemeName: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ Account: [{ SchemeName, Identification: '00104147442249' }] })] },
});

const usual = {
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with a namespaced value, such as a SchemeName',
} as const;

const namespaced = rule({
  ...usual,
  id: 'AISP-FMT-015',
  level: 'MUST',
  title: 'Values of namespaced enumerations come with their namespace',
  matters: 'A bare value collides with that of another bank: a TPP that serves both shows one of them wrongly.',
  clause: clause('Namespaced Enumerations', 'Release Management'),
  apart: true,
  *judge(evidence) {
    for (const found of namespacedIn(evidence)) {
      yield look(found, found.text.includes('.'), 'Expected the value with its namespace', found.text);
    }
  },
  accept: { 'a value of the standard': account('UK.OBIE.IBAN'), 'a value of a bank': account('KE.Safaricom.M-Pesa') },
  reject: { 'the bare value': account('IBAN'), 'the bare value of earlier versions': account('SortCodeAccountNumber') },
});

/** A namespace is a country and a name; UK is not a code of ISO 3166, but the standard itself writes it. */
function isNamespaced(text: string): boolean {
  const country = /^([A-Z]{2})\.[^.]+\../.exec(text)?.[1];
  return country !== undefined && (country === 'UK' || countryCodes.has(country));
}

const ownNamespace = rule({
  ...usual,
  id: 'AISP-FMT-016',
  level: 'MUST',
  title: 'A namespace is a two-letter country and the name of whoever issues the value',
  matters: 'Only the namespace says whom to ask what a value means; without country and issuer nobody can be asked.',
  clause: clause('Namespaced Enumerations', 'Design Principles'),
  apart: true,
  *judge(evidence) {
    for (const found of namespacedIn(evidence)) {
      if (!found.text.includes('.')) continue;
      yield look(
        found,
        isNamespaced(found.text),
        'Expected a country, a name and a value, with full-stops between',
        found.text,
      );
    }
  },
  accept: { 'the UK': account('UK.Barclays.PingIt'), 'another country': account('KE.Safaricom.M-Pesa') },
  reject: {
    'no country': account('Barclays.PingIt'),
    'no such country': account('ZY.Bank.Scheme'),
    'no value': account('UK.Barclays.'),
  },
});

/** What is no namespace at all is for the rule before. */
const ownOnlyWhereNeeded = rule({
  ...usual,
  id: 'AISP-FMT-017',
  level: 'MUST NOT',
  title: 'No value of a bank stands where the standard has one for the same',
  matters:
    'A TPP that knows the value of the standard does not recognise the same thing under a private name, and files it under "other".',
  clause: clause('Namespaced Enumerations', 'Design Principles'),
  apart: true,
  *judge(evidence) {
    for (const found of namespacedIn(evidence)) {
      if (found.member === undefined || !isNamespaced(found.text)) continue;
      const name = found.text.slice(found.text.lastIndexOf('.') + 1).toLowerCase();
      const doubled = namespacedMembers[found.member].some((known) => known.toLowerCase() === name);
      const holds = found.text.startsWith('UK.OBIE.') || !doubled;
      yield look(found, holds, 'Expected the value of the standard and not one of the bank', found.text);
    }
  },
  accept: { 'a value that the standard has not': account('UK.Barclays.PingIt'), 'its own': account('UK.OBIE.PAN') },
  reject: {
    'an IBAN of the bank': account('UK.AlphaBank.IBAN'),
    'another spelling': account('UK.AlphaBank.SORTCODEACCOUNTNUMBER'),
  },
});

export default [namespaced, ownNamespace, ownOnlyWhereNeeded];

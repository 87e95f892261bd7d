import { clause } from '../../core/clause.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const account = (AccountId: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ AccountId })] },
});

/** What the owner knows an account by: each Identification, and its account number where that is a part of it. */
function knownNumbers(value: unknown): readonly string[] {
  return (listAt(value, 'Account') ?? []).flatMap((entry) => {
    const text = textAt(entry, 'Identification');
    if (text === undefined) return [];
    return textAt(entry, 'SchemeName') === 'UK.OBIE.SortCodeAccountNumber' ? [text, text.slice(-8)] : [text];
  });
}

export default rule({
  id: 'AISP-FMT-022',
  level: 'SHOULD',
  title: 'An AccountId is none of the numbers by which the owner knows the account',
  matters:
    'An id goes through logs and addresses that are not protected as account numbers are; if it is one, the number leaks with each call.',
  clause: clause('Accounts', 'Data Dictionary'),
  scenarios: ['reads'],
  needs: 'an account in the Detail view',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      const id = textAt(found.value, 'AccountId');
      const numbers = knownNumbers(found.value);
      if (id === undefined || numbers.length === 0) continue;
      yield look(below(found, 'AccountId'), !numbers.includes(id), 'Expected an id without meaning to the owner', id);
    }
  },
  accept: { 'an opaque id': account('02skbbk2j7ndep'), 'digits of its own': account('22289') },
  reject: {
    'sort code and account number': account('00471492180840'),
    'the account number': account('92180840'),
    'the IBAN': account('GB12XSWY00470795747242'),
  },
});

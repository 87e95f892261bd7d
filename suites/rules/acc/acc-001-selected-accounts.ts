import type { RecordedExchange } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { listedPages } from '../../core/listed-pages.ts';
import { below, type Look, lenient, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const accounts = (consent: 'detail' | 'basic', ...ids: readonly string[]) => ({
  operation: 'GET /accounts' as const,
  consent,
  data: { Account: ids.map((AccountId) => sampleAccount({ AccountId, Account: undefined, Servicer: undefined })) },
});

/** The first page of a list of accounts, and its second. */
const next = 'https://bank.example/open-banking/v3.1/aisp/accounts?page=2';
const page = (ids: readonly string[], Links: object) => {
  const { data, ...read } = accounts('detail', ...ids);
  return { ...read, body: { Data: data, Links, Meta: {} } };
};
const many = page(['acc-1', 'acc-2', 'acc-3'], { Self: next, Next: next });
const rest = { ...page(['acc-4'], { Self: next }), probe: 'page', variant: 'Next', follows: 'x1' } as const;

export default rule({
  id: 'AISP-ACC-001',
  level: 'MUST',
  tolerates: ['named-account-gone'],
  title: 'GET /accounts lists the accounts that the PSU selected for the consent, and no others',
  matters:
    'The customer picked these accounts at the bank: one more is a breach, and one less is an app that "lost" an account.',
  clause: clause('Accounts', 'GET /accounts'),
  statements: ['AISP-ACC-001', 'AISP-CON-053'],
  scenarios: ['reads', 'basic-view', 'accounts-outside-consent'],
  needs: 'a consent for which the PSU selected some of the accounts, and one for which all',
  *judge(evidence) {
    const [all] = evidence.successes({ operation: 'GET /accounts', consent: 'detail', probe: 'happy' });
    for (const some of evidence.successes({ operation: 'GET /accounts', probe: 'happy' })) {
      if (linkOf(some, 'Next') !== undefined) continue;
      const { consent } = some.about;
      const accounts = evidence.accountsOf(consent);
      if (Array.isArray(accounts)) yield* lookAtNamed(some, accounts);
      if (accounts !== 'some' || all === undefined) continue;
      if (evidence.accountsOf('detail') !== 'all' || evidence.samePsu('detail', consent) !== true) continue;
      // Of a customer with many accounts some pages are known: what is not on them may be on others.
      const { records, whole } = listedPages(evidence, all, 'Account');
      const ids = new Set(records.map(({ value }) => textAt(value, 'AccountId')));
      const selected = [...recordsOf(some, 'Account')];
      const place = { exchange: some, pointer: '/Data/Account' };
      yield look(place, selected.length > 0, 'Expected the accounts that the PSU selected', 'an empty list');
      const fewer = selected.length < ids.size;
      if (ids.size > 1 && (fewer || whole)) {
        yield look(place, fewer, 'Expected fewer accounts than the consent for all accounts opens', selected.length);
      }
      for (const found of selected) {
        const id = textAt(found.value, 'AccountId');
        const known = ids.has(id);
        if (known || whole) yield look(below(found, 'AccountId'), known, 'Expected an account that the PSU has', id);
      }
    }
  },
  accept: {
    'some of them': [accounts('detail', 'acc-1', 'acc-2', 'acc-3'), accounts('basic', 'acc-2', 'acc-1')],
    'some of many, of which not all are known': [many, accounts('basic', 'acc-2', 'acc-77')],
    'some of many, on several pages': [many, rest, accounts('basic', 'acc-4', 'acc-2')],
    'those that are named': {
      exchanges: [accounts('basic', 'acc-2', 'acc-1')],
      consents: [{ key: 'basic', given: true, accounts: ['acc-1', 'acc-2'] }],
    },
  },
  reject: {
    'all of them': [accounts('detail', 'acc-1', 'acc-2'), accounts('basic', 'acc-1', 'acc-2')],
    'none of them': [accounts('detail', 'acc-1', 'acc-2'), accounts('basic')],
    'an account of somebody else': [accounts('detail', 'acc-1', 'acc-2', 'acc-3'), accounts('basic', 'acc-1', 'acc-9')],
    'an account that none of several pages lists': [many, rest, accounts('basic', 'acc-77')],
    'all, on several pages': [many, rest, accounts('basic', 'acc-1', 'acc-2', 'acc-3', 'acc-4')],
    'one more than those that are named': {
      exchanges: [accounts('basic', 'acc-1', 'acc-2')],
      consents: [{ key: 'basic', given: true, accounts: ['acc-1'] }],
    },
    'one less than those that are named, which may have been closed since': {
      exchanges: [accounts('basic', 'acc-1')],
      consents: [{ key: 'basic', given: true, accounts: ['acc-1', 'acc-2'] }],
    },
  },
});

/** A list beside the AccountIds that the target file names for its token: an account of theirs may have been closed since. */
function* lookAtNamed(exchange: RecordedExchange, named: readonly string[]): Generator<Look> {
  const found = [...recordsOf(exchange, 'Account')];
  for (const each of found) {
    const id = textAt(each.value, 'AccountId');
    yield look(below(each, 'AccountId'), named.includes(id ?? ''), 'Expected an account that the PSU selected', id);
  }
  const shown = found.map(({ value }) => textAt(value, 'AccountId'));
  const missing = named.filter((id) => !shown.includes(id));
  const place = { exchange, pointer: '/Data/Account' };
  const tell = lenient('named-account-gone');
  yield tell(place, missing.length === 0, 'Expected every account that the PSU selected', beside(shown, named));
}

import { clause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const account = (consent: 'basic' | 'detail', changes: object) => ({
  operation: 'GET /accounts' as const,
  consent,
  data: { Account: [sampleAccount({ ...changes })] },
});

const usual = {
  clause: clause('Accounts', 'Permission Codes'),
  scenarios: ['reads', 'basic-view'],
} as const;

const withheld = rule({
  ...usual,
  id: 'AISP-ACC-011',
  level: 'MUST NOT',
  title: 'Without ReadAccountsDetail no account shows its identifications or its servicer',
  matters:
    'Under Basic the customer showed that there is an account and not its number; with the number, money can be drawn and people traced.',
  needs: 'an account under a consent with ReadAccountsBasic and without ReadAccountsDetail',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      if (evidence.grants(found.exchange, 'ReadAccountsDetail') !== false) continue;
      for (const name of ['Account', 'Servicer']) {
        yield look(below(found, name), found.value[name] === undefined, `Expected no ${name} in the Basic view`);
      }
    }
  },
  accept: {
    neither: account('basic', { Account: undefined, Servicer: undefined }),
    'both, with Detail, beside neither without': [
      account('detail', {}),
      account('basic', { Account: undefined, Servicer: undefined }),
    ],
  },
  reject: {
    both: account('basic', {}),
    'the servicer': account('basic', { Account: undefined }),
    'an empty list of identifications': account('basic', { Account: [], Servicer: undefined }),
  },
});

const shown = rule({
  ...usual,
  id: 'AISP-ACC-012',
  level: 'MUST',
  title: 'With ReadAccountsDetail an account shows at least one identification',
  matters:
    'A TPP asks for Detail to learn the account number, for a payment or for its books; an account without one is no use for either.',
  needs: 'an account under a consent with ReadAccountsDetail',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      if (evidence.grants(found.exchange, 'ReadAccountsDetail') !== true) continue;
      if (found.value.SwitchStatus === 'UK.CASS.SwitchCompleted') continue;
      const { Account: identifications } = found.value;
      const holds = Array.isArray(identifications) && identifications.length > 0;
      yield look(below(found, 'Account'), holds, 'Expected at least one identification of the account');
    }
  },
  accept: {
    'two of them': account('detail', {}),
    'none in the Basic view': [account('detail', {}), account('basic', { Account: undefined })],
  },
  reject: { none: account('detail', { Account: undefined }), 'an empty list': account('detail', { Account: [] }) },
});

export default [withheld, shown];

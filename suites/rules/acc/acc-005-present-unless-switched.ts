import { type Version, versionOf } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const members: Readonly<Record<Version, readonly string[]>> = {
  '3.1': ['Currency', 'AccountType', 'AccountSubType'],
  '4.0': ['Currency', 'AccountCategory', 'AccountTypeCode'],
};
const account = (changes: object) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ ...changes })] },
});

export default rule({
  id: 'AISP-ACC-005',
  level: 'MUST',
  title: 'Currency, AccountType and AccountSubType are there, but for an account that was switched away',
  matters:
    'Only an account that moved away may lack its currency and kind; where one in use does, totals leave it out without a word.',
  clause: clause('Accounts', 'Notes'),
  releases: { since: '3.1.7' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an account that was not switched away',
  apart: true,
  *judge(evidence, { release }) {
    for (const found of evidence.records('Account')) {
      if (found.value.SwitchStatus === 'UK.CASS.SwitchCompleted') continue;
      for (const name of members[versionOf(release)]) {
        yield look(below(found, name), found.value[name] !== undefined, `Expected ${name} on an account in use`);
      }
    }
  },
  accept: {
    'all three': account({}),
    'none of them after a switch': [
      account({}),
      account({ Currency: undefined, AccountType: undefined, SwitchStatus: 'UK.CASS.SwitchCompleted' }),
    ],
  },
  reject: {
    'no Currency': account({ Currency: undefined }),
    'no AccountSubType though not switched': account({
      AccountSubType: undefined,
      SwitchStatus: 'UK.CASS.NotSwitched',
    }),
  },
});

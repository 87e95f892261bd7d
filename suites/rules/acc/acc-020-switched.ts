import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter } from '../../core/course.ts';
import { recordsOf, succeeded } from '../../core/evidence.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const operation = 'GET /accounts/{AccountId}';
const switched = (SwitchStatus?: string) =>
  accountsAfter('account-switched', {
    operation,
    accountId: 'acc-1',
    data: { Account: [sampleAccount({ SwitchStatus })] },
  });

/** Whether a bank still shows an account that went to another is its own affair: what it shows has to tell. */
export default rule({
  id: 'AISP-ACC-020',
  level: 'SHOULD',
  title: 'An account that was switched to another bank tells so in SwitchStatus',
  matters:
    'A TPP that is not told of the switch asks an empty account for years, while the customer lives at another bank.',
  clause: clause('Account and Transaction API', 'Account Switching'),
  releases: { since: '3.1.6' },
  scenarios: ['account-switch'],
  needs: 'an account that is switched to another bank',
  *judge(evidence) {
    for (const exchange of accountReads(evidence, 'renewed', 'account-switched', operation)) {
      if (!succeeded(exchange)) continue;
      for (const found of recordsOf(exchange, 'Account')) {
        const { SwitchStatus: status } = found.value;
        const holds = typeof status === 'string' && !/NotSwi/.test(status);
        yield look(below(found, 'SwitchStatus'), holds, 'Expected the status of a switch', status);
      }
    }
  },
  accept: {
    completed: switched('UK.CASS.SwitchCompleted'),
    'in words of the bank': switched('UK.AlphaBank.SwitchInProgress'),
  },
  reject: { 'as before': switched('UK.CASS.NotSwitched'), 'no word of it': switched() },
});

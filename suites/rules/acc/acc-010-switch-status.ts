import { clause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

/** The spelling that releases 3.1.6 and 3.1.7 print. */
const misprinted = 'UK.CASS.NotSwitced';
const account = (SwitchStatus?: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ SwitchStatus })] },
});

export default rule({
  id: 'AISP-ACC-010',
  optional: true,
  level: 'MUST',
  title: 'SwitchStatus is UK.CASS.NotSwitched, UK.CASS.SwitchCompleted or a value in a namespace of the bank',
  matters: 'A customer who switched banks has the TPP move along; an unknown switch status leaves it at the old bank.',
  clause: clause('Namespaced Enumerations', 'OBExternalSwitchStatusCode'),
  releases: { since: '3.1.6' },
  scenarios: ['reads', 'basic-view'],
  needs: 'an account that shows its SwitchStatus',
  *judge(evidence, { release }) {
    const known = ['UK.CASS.NotSwitched', 'UK.CASS.SwitchCompleted'];
    if (release === '3.1.6' || release === '3.1.7') known.push(misprinted);
    for (const found of evidence.records('Account')) {
      const { SwitchStatus: status } = found.value;
      if (typeof status !== 'string' || isNothing(below(found, 'SwitchStatus'))) continue;
      const own = /^[A-Z]{2}\.[^.]+\../.test(status) && !status.startsWith('UK.CASS.');
      yield look(below(found, 'SwitchStatus'), known.includes(status) || own, 'Expected a known switch status', status);
    }
  },
  accept: {
    switched: account('UK.CASS.SwitchCompleted'),
    'under way, in words of the bank': account('UK.AlphaBank.SwitchInProgress'),
    'none on one of two': [account('UK.CASS.NotSwitched'), account()],
  },
  reject: {
    'no namespace': account('NotSwitched'),
    'the spelling of an earlier release': account(misprinted),
    'a namespace of another body': account('UK.CASS.Switching'),
  },
});

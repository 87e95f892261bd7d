import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-switch-not-told',
  title: 'Shows an account that was switched to another bank as if it had not been',
  breaks: ['AISP-ACC-020'],
  releases: { since: '3.1.6' },
  response: onGroup(
    'accounts',
    eachRecord('Account', (account) => {
      if (account.SwitchStatus === 'UK.CASS.SwitchCompleted') account.SwitchStatus = 'UK.CASS.NotSwitched';
    }),
  ),
});

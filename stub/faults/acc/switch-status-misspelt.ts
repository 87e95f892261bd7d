import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'switch-status-misspelt',
  title: 'Spells the switch status as releases 3.1.6 and 3.1.7 misprint it',
  breaks: ['AISP-ACC-010'],
  // The two themselves are taken at their word.
  releases: { since: '3.1.8' },
  response: eachRecord('Account', (account) => {
    if (account.SwitchStatus === 'UK.CASS.NotSwitched') account.SwitchStatus = 'UK.CASS.NotSwitced';
  }),
});

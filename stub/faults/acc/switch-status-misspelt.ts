import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'switch-status-misspelt',
  title: 'Spells the switch status as releases 3.1.6 and 3.1.7 misprint it',
  breaks: ['AISP-ACC-010'],
  response: eachRecord('Account', (account) => {
    if (account.SwitchStatus === 'UK.CASS.NotSwitched') account.SwitchStatus = 'UK.CASS.NotSwitced';
  }),
});

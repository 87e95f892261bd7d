import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'switch-status-of-its-own',
  title: 'Has a switch status of its own',
  breaks: ['AISP-ACC-010'],
  releases: { since: '3.1.6' },
  response: eachRecord('Account', (account) => {
    if (account.SwitchStatus !== undefined) account.SwitchStatus = 'UK.CASS.Staying';
  }),
});

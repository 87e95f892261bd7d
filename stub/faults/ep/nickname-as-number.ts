import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'nickname-as-number',
  title: 'Sends the Nickname of an account as a number',
  breaks: ['AISP-EP-031'],
  response: eachRecord('Account', (account) => {
    if (account.Nickname !== undefined) account.Nickname = 7;
  }),
});

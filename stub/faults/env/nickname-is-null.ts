import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'nickname-is-null',
  title: 'Writes null for the Nickname of an account that has none',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('Account', (account) => {
    account.Nickname ??= null;
  }),
});

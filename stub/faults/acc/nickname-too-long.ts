import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'nickname-too-long',
  title: 'Lets a nickname have more than 70 characters',
  breaks: ['AISP-ACC-016'],
  response: eachRecord('Account', (account) => {
    if (account.Nickname !== undefined) account.Nickname = `${String(account.Nickname)} `.repeat(9).padEnd(80, '.');
  }),
});

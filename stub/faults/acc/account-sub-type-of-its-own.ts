import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { accountWords } from '../words.ts';

export default fault({
  id: 'account-sub-type-of-its-own',
  title: 'Calls a savings account an ISA',
  breaks: ['AISP-ACC-007'],
  response: eachRecord('Account', (account, { release }) => {
    const { type, savings } = accountWords(release);
    if (account[type] === savings) account[type] = 'ISA';
  }),
});

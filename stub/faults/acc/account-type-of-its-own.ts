import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { accountWords } from '../words.ts';

export default fault({
  id: 'account-type-of-its-own',
  title: 'Calls a business account corporate',
  breaks: ['AISP-ACC-006'],
  response: eachRecord('Account', (account, { release }) => {
    const { category } = accountWords(release);
    if (account[category] === 'Business') account[category] = 'Corporate';
  }),
});

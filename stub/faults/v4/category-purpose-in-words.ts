import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'category-purpose-in-words',
  title: 'Says in a word what kind of payment it was',
  breaks: ['AISP-V4-088'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.CategoryPurposeCode !== undefined) record.CategoryPurposeCode = 'Salary';
  }),
});

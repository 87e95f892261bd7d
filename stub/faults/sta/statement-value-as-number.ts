import { eachRecord, isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-value-as-number',
  title: 'Sends the value of a statement value as a number',
  breaks: ['AISP-STA-008'],
  profiles: ['full'],
  releases: { since: '3.1.1' },
  response: onGroup(
    'statements',
    eachRecord('Statement', ({ StatementValue: values }) => {
      for (const value of Array.isArray(values) ? values : []) if (isObject(value)) value.Value = Number(value.Value);
    }),
  ),
});

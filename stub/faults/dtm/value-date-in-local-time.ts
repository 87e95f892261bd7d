import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'value-date-in-local-time',
  title: 'Writes value dates without a time as midnight of central Europe',
  breaks: ['AISP-DTM-003'],
  warns: ['AISP-DTM-003'],
  response: eachRecord('Transaction', (transaction) => {
    const value = String(transaction.ValueDateTime);
    if (value.endsWith('T00:00:00+00:00')) transaction.ValueDateTime = value.replace('+00:00', '+01:00');
  }),
});

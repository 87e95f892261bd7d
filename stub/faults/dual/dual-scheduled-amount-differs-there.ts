import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-scheduled-amount-differs-there',
  title: 'Tells scheduled payments of other amounts in version 4',
  breaks: ['AISP-DUAL-018'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'scheduled-payments',
      eachRecord('ScheduledPayment', (payment) => {
        setMember(payment, 'InstructedAmount.Amount', '1.23');
      }),
    ),
  ),
});
